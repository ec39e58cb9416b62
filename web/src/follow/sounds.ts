/** Short sounds, made here and now: no file is loaded for them. */

import type { Sound } from "../boards/telling";
import { settings } from "../lib/settings.svelte";

let studio: AudioContext | undefined;

/** One voice: a tone that falls silent. */
function tone(audio: AudioContext, out: AudioNode, pitch: number, at: number, long: number, loud: number, shape: OscillatorType): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(volume).connect(out);
  voice.start(at);
  voice.stop(at + long);
}

/** A rush of air or water, bright or dull. */
function rush(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number, pitch: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const [source, band, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + long * 0.3);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(band).connect(volume).connect(out);
  source.start(at);
}

const SCORES: Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void> = {
  bell: (audio, out, at) => tone(audio, out, 660, at, 0.6, 0.3, "sine"),
  coins(audio, out, at) {
    for (const [n, pitch] of [2217, 2793, 2489].entries()) tone(audio, out, pitch, at + n * 0.07, 0.18, 0.12, "triangle");
  },
  dice(audio, out, at) {
    for (const [n, pause] of [0, 0.07, 0.16, 0.24, 0.36].entries()) rush(audio, out, at + pause, 0.045, 0.5 - n * 0.07, 1900 - n * 180);
  },
  oars(audio, out, at) {
    for (const stroke of [0, 0.42]) rush(audio, out, at + stroke, 0.38, 0.28, 520);
  },
  fanfare(audio, out, at) {
    for (const [n, pitch] of [392, 523, 659, 784].entries()) {
      tone(audio, out, pitch, at + n * 0.14, n === 3 ? 0.9 : 0.22, 0.16, "sawtooth");
      tone(audio, out, pitch / 2, at + n * 0.14, n === 3 ? 0.9 : 0.22, 0.12, "triangle");
    }
  },
  drum(audio, out, at) {
    for (const beat of [0, 0.22, 0.34]) {
      tone(audio, out, 82, at + beat, 0.34, 0.6, "sine");
      rush(audio, out, at + beat, 0.08, 0.18, 240);
    }
  },
};

/** Play it, as loud as the settings say. A browser that forbids it until somebody has clicked stays silent. */
export function play(sound: Sound): void {
  studio ??= new AudioContext();
  const volume = studio.createGain();
  volume.gain.value = settings.volume;
  volume.connect(studio.destination);
  SCORES[sound](studio, volume, studio.currentTime + 0.01);
}
