// Runs before the first paint, so that nobody in a dark room is dazzled by a light page.
{
  const theme = JSON.parse(localStorage.getItem("undercover") ?? "{}").theme;
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
// Whoever comes to a table is connected while the rest of the page is still on its way: `Table` goes on with this line.
{
  const [, id] = /^\/table\/([\w-]+)$/.exec(location.pathname) ?? [];
  if (id) {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${id}`);
    const heard = [];
    line.onopen = () => line.send('{"do":"hello"}');
    line.onmessage = ({ data }) => heard.push(data);
    window.dialled = { id, line, heard };
  }
}
