import { setTimeout as pause } from 'node:timers/promises';
import { WriteConflict } from './transaction.ts';

/** Attempts at a thing that everybody writes. */
const attempts = 6;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 20;

/** Runs work again while another write comes first; throws the last conflict after six attempts. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === attempts) throw error;
      await pause(firstWait * 2 ** attempt * Math.random());
    }
  }
}
