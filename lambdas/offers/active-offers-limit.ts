import type { SizeLimits } from '#contract/size-types.ts';
import { AppError } from '../shared/app-error.ts';
import type { Write } from '../shared/write.ts';
import { countActiveOffers } from './repository/active-offers.ts';

/**
 * Refuses with LIMIT_OF_SIZE_TYPE_REACHED one more active offer than a business's limits allow. Active are
 * those that are on and have not ended, scheduled ones too. Returns a write that keeps the count true until
 * it is committed.
 */
export async function requireBelowOffersLimit(
  businessId: string,
  { maxActiveOffers }: SizeLimits,
  now: Date,
): Promise<Write> {
  const { count, holdCount } = await countActiveOffers(businessId, now);
  if (count >= maxActiveOffers) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return holdCount;
}
