import { setTimeout as pause } from 'node:timers/promises';
import { longestRequest } from './timeouts.ts';
import { commit } from './transaction.ts';
import { type Write, WriteConflict } from './write.ts';

/** Attempts before work is given up. */
const attempts = 6;
/** Attempts for API calls: one caller may make dozens at once that write the same item. */
const callAttempts = 10;
/** Attempts for jobs when hundreds may write one item at once: they wait at most 17 seconds in all. */
const patientAttempts = 14;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 20;
const longestWait = 2000;

/** Commits all writes or none. Throws WriteConflict, or the refusal of the first refused write. */
export type Commit = (writes: readonly Write[]) => Promise<void>;

async function retryUpTo<T>(
  most: number,
  work: (commit: Commit) => Promise<T>,
  remainingTime: () => number,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(commit);
    } catch (error) {
      const wait = Math.min(firstWait * 2 ** attempt, longestWait) * Math.random();
      const hasTime = remainingTime() - wait > longestRequest;
      if (!(error instanceof WriteConflict) || attempt === most || !hasTime) throw error;
      await pause(wait);
    }
  }
}

const withoutEnd = () => Number.POSITIVE_INFINITY;

/**
 * Runs work that reads, decides and commits, and repeats it after a conflict. Throws WriteConflict after six
 * attempts, or when the remaining time (milliseconds) does not cover the next wait and one slow request to the
 * table.
 */
export function retryOnConflict<T>(
  work: (commit: Commit) => Promise<T>,
  remainingTime = withoutEnd,
): Promise<T> {
  return retryUpTo(attempts, work, remainingTime);
}

/** Like `retryOnConflict`, with ten attempts for an API call, whose caller may make dozens at once. */
export function retryCallOnConflict<T>(
  work: (commit: Commit) => Promise<T>,
  remainingTime: () => number,
): Promise<T> {
  return retryUpTo(callAttempts, work, remainingTime);
}

/** Like `retryOnConflict`, with 14 attempts for a job among hundreds on the same item. */
export function retryOnContention<T>(work: (commit: Commit) => Promise<T>): Promise<T> {
  return retryUpTo(patientAttempts, work, withoutEnd);
}
