"""The commands, one module each: its name is the command's."""
