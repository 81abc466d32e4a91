/** Starts the worker that decodes frames, a script of its own. */
export const startDecodeWorker = (): Worker =>
  new Worker(new URL('./decode-worker.ts', import.meta.url), {
    type: 'module',
    name: 'qr-decoder',
  });
