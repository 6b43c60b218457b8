# Build: everything into one virtual environment, so that the image holds neither pip's cache nor the sources.
FROM python:3.11-slim AS build

RUN python -m venv /opt/kuckuck
ENV PATH=/opt/kuckuck/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /src
COPY requirements/run.txt requirements/
RUN pip install --requirement requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY bot bot
# The pins above are complete: a dependency that is missing there must fail here, not be fetched unpinned.
RUN pip install --no-deps . && pip check


FROM python:3.11-slim

RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin kuckuck \
    && install --directory --owner kuckuck --group kuckuck /data
COPY --from=build /opt/kuckuck /opt/kuckuck

# The root may be mounted read-only: only /data is written to.
ENV PATH=/opt/kuckuck/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_PATH=/data/kuckuck.sqlite3
# From here the default path data/kuckuck.sqlite3 is the same file, should an environment file empty the variable.
WORKDIR /
USER kuckuck
VOLUME /data
STOPSIGNAL SIGTERM

HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["kuckuck", "health"]
CMD ["kuckuck", "run"]
