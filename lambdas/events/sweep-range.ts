import { logger } from '../shared/logger.ts';
import { queryRange, type Range, restAfter, sortKeyOf } from '../shared/table/query.ts';
import type { Item } from '../shared/table/read.ts';

/** Rows worked on at the same time. */
const atOnce = 25;

/** How many rows went well, and how many failed and are left to the next sweep. */
export interface Swept {
  readonly done: number;
  readonly failed: number;
}

/** Does work for every row of a range while there is time. A row that fails is logged by its key. */
export async function sweepRange(
  range: Range,
  hasTime: () => boolean,
  work: (row: Item) => Promise<void>,
): Promise<Swept> {
  let done = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) break;
    const rows = await queryRange(restAfter(range, position), atOnce);
    const outcomes = await Promise.allSettled(rows.map(work));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') {
        done += 1;
        continue;
      }
      failed += 1;
      const { PK, SK } = rows[index] ?? {};
      logger.error('row not swept', { key: { PK, SK }, error: outcome.reason as Error });
    }
    const last = rows.at(-1);
    position = rows.length === atOnce && last ? String(last[sortKeyOf(range)]) : undefined;
  } while (position !== undefined);
  return { done, failed };
}
