import { plans } from '#contract/plans/plans.ts';
import type { ConfiguredSizeType } from '#contract/plans/plans-schema.ts';

/** Configured size types with their limits, in display order. */
export const sizeTypes: readonly ConfiguredSizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);
