import { plans } from '#contract/plans/plans.ts';
import type { SizeType } from '#contract/size-types.ts';

/** The configured size types and their limits, in the order to show them. */
export const sizeTypes: readonly SizeType[] = plans.sizeTypes.toSorted(
  (one, other) => one.order - other.order,
);
