import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { countRange } from '../shared/table/query.ts';
import { getItem } from '../shared/table/read.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

const counters = z.object({ offersRevision: z._default(z.int(), 0) });

/**
 * How many offers of a business are on and have not ended, and a write that fails where another transaction
 * with such a write came first. The number falls with time alone, so it is counted every time.
 */
export async function countActiveOffers(
  businessId: string,
  now: Date,
): Promise<{ count: number; holdCount: Write }> {
  const key = keys.businessCounters(businessId);
  const { offersRevision } = counters.parse((await getItem(key)) ?? {});
  const count = await countRange(currentOffers(keys.business(businessId).PK, 'active', now));
  const holdCount = update(key, 'SET offersRevision = :next', {
    expression:
      offersRevision === 0 ? 'attribute_not_exists(offersRevision)' : 'offersRevision = :read',
    values: { ':next': offersRevision + 1, ...(offersRevision > 0 && { ':read': offersRevision }) },
  });
  return { count, holdCount };
}
