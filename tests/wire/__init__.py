"""The real bot as a process, over real sockets: killed, cut off, refused, and always the same match afterwards."""
