"""What people see in Discord: the only importer of discord."""
