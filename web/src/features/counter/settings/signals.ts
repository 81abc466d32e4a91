import type { Settings } from './settings.ts';

/** A result that can be heard and felt: may be used, used, not sure, refused. */
export type Signal = 'ready' | 'used' | 'unsure' | 'refused';

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** Start and length in seconds. */
  readonly at: number;
  readonly length: number;
}

const tones: Readonly<Record<Signal, readonly Tone[]>> = {
  ready: [{ pitch: 880, at: 0, length: 0.09 }],
  used: [
    { pitch: 880, at: 0, length: 0.1 },
    { pitch: 1320, at: 0.12, length: 0.16 },
  ],
  unsure: [
    { pitch: 520, at: 0, length: 0.12 },
    { pitch: 520, at: 0.2, length: 0.12 },
  ],
  refused: [{ pitch: 180, at: 0, length: 0.5 }],
};

/** Vibrations and pauses in milliseconds. */
const vibrations: Readonly<Record<Signal, number[]>> = {
  ready: [60],
  used: [60, 60, 120],
  unsure: [100, 100, 100],
  refused: [400],
};

let audio: AudioContext | undefined;

/** Prepares the sound. Browsers allow it within a tap or a key press only. */
export function allowSound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // A phone may have stopped it, for example for a call.
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
}

function beep(context: AudioContext, { pitch, at, length }: Tone): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + at;
  oscillator.type = 'square';
  oscillator.frequency.value = pitch;
  // Fades out, since an abrupt end clicks.
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.setTargetAtTime(0, start + length, 0.01);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.1);
}

/** Makes a result heard and felt, as far as the settings and the device allow. */
export function giveSignal(signal: Signal, { hasSound, vibrates }: Settings): void {
  if (hasSound && audio?.state === 'running') {
    for (const tone of tones[signal]) beep(audio, tone);
  }
  // Safari has no vibration.
  if (vibrates && 'vibrate' in navigator) navigator.vibrate(vibrations[signal]);
}
