import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import type { SizeLimits } from '#contract/size-types.ts';
import { AppError } from '../shared/app-error.ts';
import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { countRange } from '../shared/table/query.ts';
import { getItem } from '../shared/table/read.ts';
import { update, type Write } from '../shared/table/transaction.ts';

const counters = z.object({ offersRevision: z._default(z.int(), 0) });

/**
 * Refuses with LIMIT_OF_SIZE_TYPE_REACHED one more active offer than a business's limits allow. Active are
 * those switched on and not over, scheduled ones too: a number that falls by the clock alone, so it is
 * counted anew, and the write it gives holds the count true until the transaction.
 */
export async function requireRoomForActiveOffer(
  businessId: string,
  { maxActiveOffers }: SizeLimits,
  now: Date,
): Promise<Write> {
  const item = await getItem(keys.businessCounters(businessId));
  const { offersRevision } = counters.parse(item ?? {});
  const count = await countRange(currentOffers(keys.business(businessId).PK, 'active', now));
  if (count >= maxActiveOffers) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return update(keys.businessCounters(businessId), 'SET offersRevision = :next', {
    expression:
      offersRevision === 0 ? 'attribute_not_exists(offersRevision)' : 'offersRevision = :read',
    values: { ':next': offersRevision + 1, ...(offersRevision > 0 && { ':read': offersRevision }) },
  });
}
