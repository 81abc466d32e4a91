import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every CPU core busy with one thread each until stopped, to simulate a busy machine. */
export function keepCoresBusy(): { readonly stop: () => Promise<void> } {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return {
    stop: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}
