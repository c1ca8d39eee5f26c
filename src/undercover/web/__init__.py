"""The browser client as it is shipped: `static/` is built from the folder `web/` of the repository."""
