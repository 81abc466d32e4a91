import { plans } from '#contract/billing/plans.ts';
import type { ConfiguredSizeType } from '#contract/billing/plans-schema.ts';

/** Configured size types with their limits, in display order. */
export const sizeTypes: readonly ConfiguredSizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);
