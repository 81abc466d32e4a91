import type { Business } from '#contract/businesses/businesses.ts';

/** Whether unpaid invoices alone suspend a business, so that its owner can end the suspension. */
export const isSuspendedForPaymentOnly = ({
  status,
  suspendedBy = [],
}: Pick<Business, 'status' | 'suspendedBy'>): boolean =>
  status === 'suspended' &&
  suspendedBy.length > 0 &&
  suspendedBy.every((kind) => kind === 'payment');
