import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '../logging/logger.ts';
import type { Page, PageRequest } from '../paging/page.ts';

/**
 * Milliseconds between two searches of a schedule. Cognito allows 30 a second for all user pools of an AWS account
 * in a Region, and does not raise that (category UserList).
 */
export const pauseBetweenSearches = 100;

const throttlingNames: ReadonlySet<unknown> = new Set([
  'LimitExceededException',
  'TooManyRequestsException',
]);

/** Returns whether an error says that Cognito throttles. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof Error && throttlingNames.has(error.name);

const pageSize = 25;

/** Numbers of items that succeeded, and that failed and wait for the next sweep. */
interface SweptAtPace {
  readonly done: number;
  readonly failed: number;
  /** Whether the user pool throttled; the next sweep continues with the same item. */
  readonly isThrottled: boolean;
}

/**
 * Does work that searches the user pool for each id of a list, at Cognito's pace. Stops when time is up or Cognito
 * throttles. Logs the id of an item that fails otherwise.
 */
export async function sweepAtPace(
  list: (request: PageRequest) => Promise<Page<string>>,
  hasTime: () => boolean,
  work: (id: string) => Promise<void>,
): Promise<SweptAtPace> {
  let done = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    const page = await list({ limit: pageSize, position });
    for (const id of page.items) {
      if (!hasTime()) return { done, failed, isThrottled: false };
      try {
        await work(id);
        done += 1;
      } catch (error) {
        if (isThrottled(error)) return { done, failed, isThrottled: true };
        failed += 1;
        logger.error('item not swept', { id, error: error as Error });
      }
      await pause(pauseBetweenSearches);
    }
    position = page.position;
  } while (position !== undefined);
  return { done, failed, isThrottled: false };
}
