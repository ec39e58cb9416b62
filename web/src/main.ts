import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./theme.css";
import "./boards/kit/marks.css";

mount(App, { target: document.getElementById("app")! });
