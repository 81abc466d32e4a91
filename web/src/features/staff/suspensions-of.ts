import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';

/** Why a business is suspended: by staff where it does not say, since it was suspended before there were two kinds. */
export const shownSuspensionsOf = ({
  status,
  suspendedBy,
}: Pick<Business, 'status' | 'suspendedBy'>): readonly SuspensionKind[] =>
  status === 'suspended' ? (suspendedBy ?? ['staff']) : [];
