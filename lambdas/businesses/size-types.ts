import { plans } from '#contract/plans/plans.ts';
import type { ConfiguredSizeType } from '#contract/plans/plans-schema.ts';

/** The configured size types and their limits, in the order to show them. */
export const sizeTypes: readonly ConfiguredSizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);
