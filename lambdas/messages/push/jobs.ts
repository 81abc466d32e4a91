import * as z from 'zod/mini';
import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { job, ownItem } from '#lambdas/platform/jobs/job-row.ts';
import {
  eventOfBusiness,
  eventsOfInvoice,
  eventsOfSubscription,
} from '../notifications/events-of-change.ts';
import { type NotifiedEvent, notifiedEvent } from '../notifications/notified-event.ts';

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

const toldOwner = { ...ownItem, event: notifiedEvent };
/** A message to one subscription that failed `tries` times. */
const message = { ...toldOwner, subscriptionId: z.string(), tries: z.int() };

/** Events that are also sent as push messages. */
const pushed = (events: readonly NotifiedEvent[], status?: string) =>
  events.filter(({ code }) => pushCodeOf(code, status)).map((event) => ({ event }));

/** Jobs on push messages. */
export const pushJobs = {
  'tell-owner': job('messages', toldOwner, {
    'BUSINESS BUSINESS': (change) => {
      const event = eventOfBusiness(change);
      return event !== undefined && pushed([event], change.after?.status);
    },
    'BILLING SUBSCRIPTION': (change, now) => pushed(eventsOfSubscription(change, now)),
    'BILLING INVOICE': (change, now) => pushed(eventsOfInvoice(change, now)),
  }),
  'send-message': job('messages', message),
} as const;
