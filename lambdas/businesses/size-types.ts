import { plans } from '#contract/billing/plans.ts';
import type { ConfiguredSizeType } from '#contract/billing/plans-schema.ts';

/** The configured size types and their limits, in the order to show them. */
export const sizeTypes: readonly ConfiguredSizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);
