import type { Business } from '#contract/businesses/businesses.ts';

/** Returns whether only unpaid invoices suspend a business, so that its owner can end the suspension. */
export const isSuspendedForPaymentOnly = ({
  status,
  suspendedBy = [],
}: Pick<Business, 'status' | 'suspendedBy'>): boolean =>
  status === 'suspended' &&
  suspendedBy.length > 0 &&
  suspendedBy.every((kind) => kind === 'payment');
