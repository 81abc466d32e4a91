import { setTimeout as pause } from 'node:timers/promises';
import { longestRequest } from './table/timeouts.ts';
import { commit } from './table/transaction.ts';
import { type Write, WriteConflict } from './write.ts';

/** How often work is run before it is given up. */
const attempts = 6;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 20;

/** Commits all writes or none. Throws WriteConflict, or the refusal of the first write that was refused. */
export type Commit = (writes: readonly Write[]) => Promise<void>;

/**
 * Runs work that reads, decides and commits, and runs it again where another write came first. Throws
 * WriteConflict after six attempts, or when the remaining time (milliseconds) does not cover the next wait
 * and one slow request to the table.
 */
export async function transact<T>(
  work: (commit: Commit) => Promise<T>,
  remainingTime: () => number = () => Number.POSITIVE_INFINITY,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(commit);
    } catch (error) {
      const wait = firstWait * 2 ** attempt * Math.random();
      const hasTime = remainingTime() - wait > longestRequest;
      if (!(error instanceof WriteConflict) || attempt === attempts || !hasTime) throw error;
      await pause(wait);
    }
  }
}
