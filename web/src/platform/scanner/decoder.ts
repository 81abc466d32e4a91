import type { Frame } from './frame.ts';
import { startDecodeWorker } from './start-decode-worker.ts';

/** The decoder in its worker, which keeps the page responsive. */
export interface Decoder {
  /** Returns the texts of a frame, whose pixels it takes away. One frame at a time. Rejects if the worker fails. */
  readonly decode: (frame: Frame) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Starts the decoder, whose code loads meanwhile. */
export function startDecoder(): Decoder {
  const worker = startDecodeWorker();
  let answer = (_texts: readonly string[]) => {};
  let fail = (_cause: Error) => {};
  let failure: Error | undefined;
  worker.onmessage = ({ data }: MessageEvent<readonly string[]>) => answer(data);
  // The code did not load, or it threw.
  worker.onerror = ({ message }) => {
    failure = new Error(`The decoder failed: ${message}`);
    fail(failure);
  };
  return {
    decode: (frame) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        answer = resolve;
        fail = reject;
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
