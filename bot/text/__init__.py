"""Every word that a user sees, in German and English."""
