import { setTimeout as pause } from 'node:timers/promises';
import { isTransactionConflict } from './failures.ts';
import { WriteConflict } from './transaction.ts';

/** How often work is run before it is given up. */
const attempts = 6;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 20;

/** Whether another write came first, so that the same work may go well when it is run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof WriteConflict || isTransactionConflict(error);
}

/**
 * Runs work, and again where another write came first. Throws the last conflict after six attempts, or
 * when `mayWait` does not allow the next wait (milliseconds).
 */
export async function retryOnConflict<T>(
  work: () => Promise<T>,
  mayWait: (milliseconds: number) => boolean = () => true,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = firstWait * 2 ** attempt * Math.random();
      if (!isConflict(error) || attempt === attempts || !mayWait(wait)) throw error;
      await pause(wait);
    }
  }
}
