import type { SizeLimits } from '#contract/size-types.ts';
import { countActiveOffers } from '../businesses/active-offers-repository.ts';
import { AppError } from '../shared/app-error.ts';
import type { Write } from '../shared/write.ts';

/**
 * Throws LIMIT_OF_SIZE_TYPE_REACHED where a business may have no further active offer. Active offers are
 * those that are on and have not ended, scheduled ones included. `own` of them is the offer itself, where
 * it is counted already. Returns a write to commit with the offer, which fails if the limit may have been reached
 * meanwhile.
 */
export async function requireBelowOffersLimit(
  businessId: string,
  { maxActiveOffers }: SizeLimits,
  now: Date,
  own: 0 | 1 = 0,
): Promise<Write> {
  const { count, takeRoom } = await countActiveOffers(businessId, now);
  const room = maxActiveOffers - (count - own);
  if (room <= 0) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return takeRoom(room);
}
