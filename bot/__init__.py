"""The Discord bot: tables, storage, texts, pictures and the screens people see."""
