import type { Business } from '#contract/businesses/businesses.ts';
import { smallestSizeTypeId } from '#contract/businesses/size-type-ids.ts';

/**
 * Why a business cannot have more of something: nothing is allowed yet (the limits of the special size are agreed on
 * first), a larger limit waits for the first approval, or the limit of its size is used up.
 */
export type LimitReached = 'none' | 'waiting' | 'full';

/** Gives the reason for a business that has used up a limit; `max` is the limit that holds for it now. */
export function limitReached(
  { approvedAt, sizeTypeId }: Pick<Business, 'approvedAt' | 'sizeTypeId'>,
  max: number,
): LimitReached {
  if (max === 0) return 'none';
  return approvedAt === undefined && sizeTypeId !== smallestSizeTypeId ? 'waiting' : 'full';
}
