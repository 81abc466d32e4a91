import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy with a thread of this process until stopped, for runs on a busy machine. */
export function keepCoresBusy(): { readonly stop: () => Promise<void> } {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return {
    stop: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}
