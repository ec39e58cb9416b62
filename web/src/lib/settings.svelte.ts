/** What this browser remembers: language, light or dark, name, sound, confirming, pace. */

import { LANGUAGES, type Language } from "./naming";
import { paceNamed, type Pace } from "./pace";

type Theme = "light" | "dark";

export function stored(key: string): string {
  try {
    return localStorage.getItem(`trireme.${key}`) ?? "";
  } catch {
    return "";
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`trireme.${key}`, value);
  } catch {
    // A browser that forgets still plays.
  }
}

/** The ends of all keys that begin with this. */
export function storedUnder(key: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((each) => each.startsWith(`trireme.${key}`));
    return keys.map((each) => each.slice(`trireme.${key}`.length));
  } catch {
    return [];
  }
}

function firstLanguage(): Language {
  const wanted = [stored("language"), ...navigator.languages.map((language) => language.slice(0, 2))];
  return LANGUAGES.find((language) => wanted.find((each) => LANGUAGES.includes(each as Language)) === language) ?? "en";
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((stored("theme") as Theme) || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  name = $state(stored("name"));
  sound = $state(stored("sound") === "on");
  /** Confirm by itself when a move is whole. */
  quick = $state(stored("quick") === "on");
  /** Animations: off follows the system's wish for reduced motion. */
  motion = $state(stored("motion") !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** How fast what others do is shown. */
  pace = $state<Pace>(paceNamed(stored("pace")));
  /** How loud sounds are, from 0 to 1. */
  volume = $state(Number(stored("volume") || 0.6));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        store("language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        store("theme", this.theme);
        document.documentElement.dataset.theme = this.theme;
      });
      $effect(() => store("name", this.name));
      $effect(() => store("sound", this.sound ? "on" : "off"));
      $effect(() => store("pace", this.pace));
      $effect(() => store("volume", String(this.volume)));
      $effect(() => store("quick", this.quick ? "on" : "off"));
      $effect(() => store("motion", this.motion ? "on" : "off"));
    });
  }
}

export const settings = new Settings();
