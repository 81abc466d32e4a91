import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';

/** Returns the kinds of a suspension; old records without a kind were suspended by staff. */
export const shownSuspensionsOf = ({
  status,
  suspendedBy,
}: Pick<Business, 'status' | 'suspendedBy'>): readonly SuspensionKind[] =>
  status === 'suspended' ? (suspendedBy ?? ['staff']) : [];
