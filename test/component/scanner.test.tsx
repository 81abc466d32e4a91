import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useScanner } from '#web/platform/scanner/scanner.ts';
import { closePage } from './support/close-page.ts';
import {
  breakDecoder,
  endPicture,
  failCamera,
  fakeDecoder,
  giveTorch,
  holdDecoder,
  plugCamera,
  removeCameras,
  runningDecoders,
  sentFrames,
  setHidden,
  showCodes,
  tracks,
} from './support/fake-camera.ts';

// jsdom draws nothing.
jest.mock('#web/platform/scanner/take-frame.ts', () => ({
  takeFrame: () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) }),
}));

const [codes, several] = [jest.fn(), jest.fn()];

function Scanner({ isOn }: { readonly isOn: boolean }) {
  const scanner = useScanner({ isOn, onCode: codes, onSeveral: several });
  const { video, failure, isReady, torch, retry } = scanner;
  return (
    <>
      {isOn && !failure && <video ref={video} data-testid="video" muted />}
      <output>{failure ?? (isReady ? 'ready' : 'off')}</output>
      {torch && (
        <input
          type="checkbox"
          aria-label="light"
          checked={torch.isOn}
          onChange={() => void torch.set(!torch.isOn)}
        />
      )}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const light = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'light' });
const seeState = (state: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(state));
const hear = (...texts: readonly string[]) =>
  waitFor(() => expect(codes.mock.calls).toEqual(texts.map((text) => [text])));
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
/** Long enough for several frames. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));

function showPicture(video: HTMLElement): void {
  Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
  Object.defineProperty(video, 'videoWidth', { value: 1280, configurable: true });
}

/** Opens the scanner. The picture of its camera arrives at once. */
async function play(): Promise<void> {
  const count = tracks().length;
  const video = await screen.findByTestId('video');
  await waitFor(() => expect(tracks().length).toBeGreaterThan(count));
  showPicture(video);
  await waitFor(() => {
    fireEvent.playing(video);
    expect(screen.getByRole('status')).toHaveTextContent('ready');
  });
}

async function start(): Promise<void> {
  render(<Scanner isOn />);
  await play();
}

beforeEach(() => {
  for (const heard of [codes, several]) heard.mockReset();
  plugCamera();
  fakeDecoder();
});

afterEach(() => {
  closePage();
  setHidden(false);
  removeCameras();
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

test('a code in view is given once, and a camera without light has no switch', async () => {
  showCodes('A');
  await start();
  await hear('A');
  await aWhile();
  await hear('A');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('of two codes in view none is given, until one is taken away', async () => {
  showCodes('A', 'B');
  await start();
  await waitFor(() => expect(several).toHaveBeenCalledTimes(1));
  await aWhile();
  expect(codes).not.toHaveBeenCalled();
  showCodes('B');
  await hear('B');
});

test('a hidden page has camera and decoder off, and they start again when it is visible', async () => {
  await start();
  setHidden(true);
  await seeState('off');
  expect(tracks()[0]?.stop).toHaveBeenCalledTimes(1);
  expect(runningDecoders()).toBe(0);
  const before = sentFrames();
  await aWhile();
  expect(sentFrames()).toBe(before);
  expect(tracks()).toHaveLength(1);
  showCodes('A');
  setHidden(false);
  await play();
  expect(tracks()).toHaveLength(2);
  await hear('A');
});

test('without a tap there is no camera, and leaving the screen turns it off', async () => {
  const { rerender, unmount } = render(<Scanner isOn={false} />);
  await aWhile();
  expect(tracks()).toHaveLength(0);
  rerender(<Scanner isOn />);
  await play();
  unmount();
  await waitFor(() => expect(tracks()[0]?.stop).toHaveBeenCalledTimes(1));
  expect(runningDecoders()).toBe(0);
});

test.each([
  ['NotAllowedError', 'DENIED'],
  ['SecurityError', 'DENIED'],
  ['NotFoundError', 'NONE'],
  ['OverconstrainedError', 'NONE'],
  ['NotReadableError', 'BUSY'],
  ['AbortError', 'BUSY'],
])('%s of the camera is %s, and a retry starts it', async (name, failure) => {
  failCamera(name);
  render(<Scanner isOn />);
  await seeState(failure);
  failCamera(undefined);
  retry();
  await play();
});

test('a browser without cameras says that there is none', async () => {
  removeCameras();
  render(<Scanner isOn />);
  await seeState('NONE');
});

test.each([
  [true, 'NONE'],
  [false, 'BUSY'],
])('a camera that ends (unplugged: %s) is %s', async (isUnplugged, failure) => {
  await start();
  endPicture({ isUnplugged });
  await seeState(failure);
  expect(runningDecoders()).toBe(0);
});

test('a decoder that does not load is a failure, and a retry loads it again', async () => {
  breakDecoder(true);
  render(<Scanner isOn />);
  const video = await screen.findByTestId('video');
  showPicture(video);
  await seeState('NO_READER');
  expect(tracks()[0]?.stop).toHaveBeenCalledTimes(1);
  breakDecoder(false);
  showCodes('A');
  retry();
  await play();
  await hear('A');
});

test('one frame at a time is decoded: the others are dropped', async () => {
  holdDecoder();
  await start();
  await aWhile();
  expect(sentFrames()).toBe(1);
});

test('the light of the camera is switched, and a new start is without light', async () => {
  giveTorch();
  await start();
  fireEvent.click(await light());
  await waitFor(async () => expect(await light()).toBeChecked());
  expect(tracks()[0]?.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  setHidden(true);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  setHidden(false);
  await play();
  expect(await light()).not.toBeChecked();
});

test('a light that the camera refuses stays off', async () => {
  giveTorch();
  await start();
  tracks()[0]?.applyConstraints.mockRejectedValue(new DOMException('', 'OverconstrainedError'));
  fireEvent.click(await light());
  await aWhile();
  expect(await light()).not.toBeChecked();
});

function giveDetector(detect: () => Promise<readonly object[]>, formats = ['qr_code']): void {
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => formats;
    readonly detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector });
}

test('the detector of the browser comes first', async () => {
  giveDetector(async () => [{ rawValue: 'A' }]);
  await start();
  await hear('A');
  expect(sentFrames()).toBe(0);
});

const unsupported = () => Promise.reject(new DOMException('', 'NotSupportedError'));
test.each([
  ['misses codes', async () => [], ['qr_code'], expect.any(Number)],
  ['always fails', unsupported, ['qr_code'], 1],
  ['reads no QR codes', async () => [{ rawValue: 'B' }], ['ean_13'], 0],
])('a detector that %s leaves them to the decoder', async (_, answer, formats, asked) => {
  const detect = jest.fn<Promise<object[]>, []>(answer);
  giveDetector(detect, formats);
  showCodes('A');
  await start();
  await hear('A');
  await aWhile();
  expect(detect.mock.calls.length).toEqual(asked);
});
