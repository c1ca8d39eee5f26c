import "./style/fonts.css";
import "./style/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";

await speech.learn(settings.language);
mount(App, { target: document.getElementById("app")! });
