import * as z from 'zod/mini';
import { mailDelayOf } from '../../mails/mail-delay.ts';
import { type OwnerEvent, ownerEvent } from '../../owner-events/owner-event.ts';
import { pushCodeOf } from '../../push/push-code.ts';
import { eventOfBusiness } from '../event-of-business-change.ts';
import { eventsOfInvoice, eventsOfSubscription } from '../events-of-billing-change.ts';
import { account, job, ownItem } from '../job-row.ts';

const toldOwner = { ...ownItem, event: ownerEvent };
/** On a claim, with who holds it. */
const toldHolder = { ...ownItem, consumerId: z.string() };
/** A message that a subscription did not take, `tries` times by now. */
const message = { ...toldOwner, subscriptionId: z.string(), tries: z.int() };

/** The events that are told by push messages, too. */
const pushed = (events: readonly OwnerEvent[], status?: string) =>
  events.filter(({ code }) => pushCodeOf(code, status)).map((event) => ({ event }));

/** Jobs on push messages and mails. */
export const messageJobs = {
  'tell-owner': job('messages', toldOwner, {
    'BUSINESS BUSINESS': (change) => {
      const event = eventOfBusiness(change);
      return event !== undefined && pushed([event], change.after?.status);
    },
    'BILLING SUBSCRIPTION': (change, now) => pushed(eventsOfSubscription(change, now)),
    'BILLING INVOICE': (change, now) => pushed(eventsOfInvoice(change, now)),
  }),
  'send-message': job('messages', message),
  'mail-owner': job('messages', toldOwner, {
    'BUSINESS BUSINESS': (change) => {
      const event = eventOfBusiness(change);
      return event !== undefined && [{ event }];
    },
    // Many are issued, and reminded of, on the same day.
    'BILLING SUBSCRIPTION': (change, now) =>
      eventsOfSubscription(change, now).map((event) => ({
        event,
        delaySeconds: mailDelayOf(change.id),
      })),
    'BILLING INVOICE': (change, now) => eventsOfInvoice(change, now).map((event) => ({ event })),
  }),
  'mail-holder': job('messages', toldHolder, {
    'CLAIM CLAIM': ({ before, after }) => {
      const { status, cancelledBy = '', consumerId } = after ?? {};
      const isTold = status === 'cancelled' && cancelledBy !== 'holder';
      return before?.status === 'open' && isTold && consumerId !== undefined && [{ consumerId }];
    },
  }),
  // Only a user who was added as a validator begins with the id of a record.
  'mail-validator': job('messages', account, {
    'USER USER': ({ before, after }) => before === undefined && Boolean(after?.validatorId),
  }),
} as const;
