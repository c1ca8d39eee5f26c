import "./style/fonts.css";
import "./style/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { shelf } from "./lib/games";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { pageAt } from "./pages";

// The page, its words and what is on the shelf come together, not one after the other.
void pageAt(location.pathname).catch(() => {});
void shelf().catch(() => {});
await speech.learn(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/offline.js").catch(() => {});
