import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';

/** Push messages for events; other events are only mailed. */
const codes: Readonly<Partial<Record<NotifiedEvent['code'], PushMessage['code']>>> = {
  BUSINESS_APPROVED: 'BUSINESS_APPROVED',
  BUSINESS_REJECTED: 'BUSINESS_REJECTED',
  BUSINESS_SUSPENDED: 'BUSINESS_SUSPENDED',
  BUSINESS_SUSPENDED_FOR_PAYMENT: 'BUSINESS_SUSPENDED_FOR_PAYMENT',
  REVISION_APPROVED: 'BUSINESS_APPROVED',
  REVISION_REJECTED: 'BUSINESS_REJECTED',
  INVOICE_DUE_SOON: 'INVOICE_DUE',
  INVOICE_OVERDUE: 'INVOICE_OVERDUE',
  PAYMENT_CONFIRMED: 'PAYMENT_CONFIRMED',
  PAYMENT_REFUSED: 'PAYMENT_REFUSED',
};

/** Returns the push message for an event, given the business's status; undefined for none. */
export const pushCodeOf = (
  code: NotifiedEvent['code'],
  status: string | undefined,
): PushMessage['code'] | undefined =>
  // New data of a suspended business is no news for a phone.
  code === 'REVISION_APPROVED' && status !== 'active' ? undefined : codes[code];
