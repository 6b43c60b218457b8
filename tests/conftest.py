"""What runs beside what, where the tests are spread over several processes (`pytest -n`)."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of one browser, and those of one file of bots that are processes, follow one another in one process.

    They wait more than they compute: so they do not wait for one another, the other tests have the processors
    meanwhile, and only one process starts the browser. xdist begins with the largest groups (`--dist=loadgroup`), so
    that the long tests are not left for the end.
    """
    for item in items:
        folder, *_ = item.path.relative_to(HERE).parts
        if folder in ("browser", "wire"):
            group = folder if folder == "browser" else item.path.stem
            item.add_marker(pytest.mark.xdist_group(group))
