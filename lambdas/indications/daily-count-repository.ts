import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../shared/table/keys.ts';
import { getItem } from '../shared/table/read.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';
import { indicationDay, maxIndicationsOfDay } from './daily-limit.ts';

const dailyCount = z.object({ indicationsCount: z.int() });

/** How many indications a user has sent today. */
export async function countIndicationsOfDay(userId: string, now: Date): Promise<number> {
  const item = await getItem(keys.indicationsOfDay(userId, indicationDay(now).day));
  return item ? dailyCount.parse(item).indicationsCount : 0;
}

/** Counts one more indication of today; fails where there were as many as are allowed. */
export function addIndicationOfDay(userId: string, now: Date): Write {
  const { day, end } = indicationDay(now);
  return update(keys.indicationsOfDay(userId, day), 'ADD indicationsCount :one SET #ttl = :ttl', {
    expression: 'attribute_not_exists(indicationsCount) OR indicationsCount < :max',
    names: { '#ttl': 'ttl' },
    values: { ':one': 1, ':max': maxIndicationsOfDay, ':ttl': end.getTime() / 1000 },
  });
}
