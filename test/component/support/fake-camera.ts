/** A track of the fake camera. */
export interface FakeTrack extends EventTarget {
  readonly stop: jest.Mock;
  readonly getCapabilities: () => object;
  readonly applyConstraints: jest.Mock;
}

let opened: FakeTrack[] = [];
let failure: string | undefined;
let capabilities: object = {};
let devices: readonly { readonly kind: string }[] = [];

function aTrack(): FakeTrack {
  return Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getCapabilities: () => capabilities,
    applyConstraints: jest.fn(async () => {}),
  });
}

function aStream() {
  const track = aTrack();
  opened.push(track);
  return { getTracks: () => [track], getVideoTracks: () => [track] };
}

/** Gives the browser a camera, and forgets the one of the test before. */
export function plugCamera(): void {
  opened = [];
  failure = undefined;
  capabilities = {};
  devices = [{ kind: 'videoinput' }];
  const getUserMedia = async () => {
    if (failure) throw new DOMException('', failure);
    return aStream();
  };
  const mediaDevices = { getUserMedia, enumerateDevices: async () => devices };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}

/** Takes the browser all support of cameras. */
export const removeCameras = () => Reflect.deleteProperty(navigator, 'mediaDevices');

/** Lets the camera fail with an error of this name; undefined lets it work again. */
export function failCamera(name: string | undefined): void {
  failure = name;
}

export function giveTorch(): void {
  capabilities = { torch: true };
}

/** Ends the picture, as an unplugged camera does, or one that another app takes. */
export function endPicture({ isUnplugged }: { readonly isUnplugged: boolean }): void {
  if (isUnplugged) devices = [];
  opened.at(-1)?.dispatchEvent(new Event('ended'));
}

/** The cameras that were opened, the last one last. */
export const tracks = (): readonly FakeTrack[] => opened;

/** Hides or shows the page, as another tab does. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

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
