let shown: readonly string[] = [];
let isBroken = false;
let isSilent = false;
let frames = 0;
let running = 0;

/** A worker that finds the shown texts in every frame. */
class FakeWorker {
  onmessage?: (event: { readonly data: readonly string[] }) => void;
  onerror?: (event: { readonly message: string }) => void;
  constructor() {
    running += 1;
  }
  postMessage() {
    frames += 1;
    if (isSilent) return;
    const texts = shown;
    queueMicrotask(() =>
      isBroken ? this.onerror?.({ message: 'not loaded' }) : this.onmessage?.({ data: texts }),
    );
  }
  terminate() {
    running -= 1;
  }
}

/** Replaces workers, and forgets the codes of the test before. */
export function fakeDecoder(): void {
  shown = [];
  isBroken = false;
  isSilent = false;
  frames = 0;
  running = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
}

/** Puts codes with these texts before the camera. */
export function showCodes(...texts: readonly string[]): void {
  shown = texts;
}

/** Lets the code of the worker fail to load. */
export function breakDecoder(broken: boolean): void {
  isBroken = broken;
}

/** Lets the worker take a frame without an answer. */
export function holdDecoder(): void {
  isSilent = true;
}

export const sentFrames = () => frames;
export const runningDecoders = () => running;
