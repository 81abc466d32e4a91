import type { Business } from '#contract/businesses/businesses.ts';
import { smallestSizeTypeId } from '#contract/businesses/size-type-ids.ts';

/**
 * Why a business cannot have more of something: limits of the special size must be agreed on first (`none`), a larger
 * limit waits for the first approval (`waiting`), or the limit is used up (`full`).
 */
export type LimitReached = 'none' | 'waiting' | 'full';

/** Returns the reason for a business at its limit; `max` is its current limit. */
export function limitReached(
  { approvedAt, sizeTypeId }: Pick<Business, 'approvedAt' | 'sizeTypeId'>,
  max: number,
): LimitReached {
  if (max === 0) return 'none';
  return approvedAt === undefined && sizeTypeId !== smallestSizeTypeId ? 'waiting' : 'full';
}
