import type { ConfiguredSizeType } from '#contract/billing/parse-plans.ts';
import { plans } from '#contract/billing/plans.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitsOf, type SizeLimits } from '#contract/businesses/size-types.ts';
import type { BusinessItem } from '../store/business-store.ts';

/** Configured size types with their limits, in display order. */
export const sizeTypes: readonly ConfiguredSizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);

/** Returns the current limits of a business, by the calendar of São Paulo. */
export const limitsOn = (business: BusinessItem, now: Date): SizeLimits =>
  limitsOf(sizeTypes, business, dayIn('America/Sao_Paulo', now));
