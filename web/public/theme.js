// Runs before the first paint, so that nobody in a dark room is dazzled by a light page.
{
  const theme = JSON.parse(localStorage.getItem("undercover") ?? "{}").theme;
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
