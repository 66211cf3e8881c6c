// Four short sounds, made on the spot. Nothing sounds before the first touch or key: browsers
// forbid it, and so does good manners.

import { sound } from "./settings";

export type Sound = "move" | "capture" | "refuse" | "end";

let context: AudioContext | null = null;
let touched = false;

export function listenForGesture(): void {
  const wake = (): void => {
    touched = true;
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

export function play(which: Sound): void {
  if (!sound.peek() || !touched) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    switch (which) {
      case "move":
        knock(context, now, 520, 0.05, 0.5);
        break;
      case "capture":
        knock(context, now, 420, 0.06, 0.6);
        knock(context, now + 0.07, 260, 0.09, 0.6);
        break;
      case "refuse":
        tone(context, now, 150, 0.12, 0.12);
        break;
      case "end":
        for (const [index, pitch] of [392, 493.9, 587.3].entries()) tone(context, now + index * 0.12, pitch, 0.5, 0.1);
        break;
    }
  } catch {
    // No sound then.
  }
}

/** Wood on wood: a burst of noise through a narrow filter. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2.5 });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
