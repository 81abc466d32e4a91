import type { Context, ScheduledEvent } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import type { Page, PageRequest } from '../paging/page.ts';

/** Returns a scheduled handler. `now` is the event's time; `hasTime` is false below `reserve` milliseconds. */
export const onSchedule =
  <T>(run: (now: Date, hasTime: () => boolean) => Promise<T>, reserve = 30_000) =>
  ({ time }: ScheduledEvent, context: Context): Promise<T> =>
    run(new Date(time), () => context.getRemainingTimeInMillis() > reserve);

/** Items processed at the same time. */
const concurrency = 25;

/** Numbers of items that succeeded, and that failed and wait for the next sweep. */
interface Swept {
  readonly done: number;
  readonly failed: number;
}

/** Does work for every id of a list while there is time. Logs the id of an item that fails. */
export async function sweep(
  list: (request: PageRequest) => Promise<Page<string>>,
  hasTime: () => boolean,
  work: (id: string) => Promise<void>,
): Promise<Swept> {
  let done = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) break;
    const page = await list({ limit: concurrency, position });
    const outcomes = await Promise.allSettled(page.items.map(work));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') {
        done += 1;
        continue;
      }
      failed += 1;
      logger.error('item not swept', { id: page.items[index], error: outcome.reason as Error });
    }
    position = page.position;
  } while (position !== undefined);
  return { done, failed };
}
