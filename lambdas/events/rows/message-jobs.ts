import * as z from 'zod/mini';
import { type OwnerEvent, ownerEvent } from '../../owner-events/owner-event.ts';
import { pushCodeOf } from '../../push/push-code.ts';
import { eventOfBusiness } from '../event-of-business-change.ts';
import { eventsOfInvoice, eventsOfSubscription } from '../events-of-billing-change.ts';
import { job, ownItem } from '../job-row.ts';

const toldOwner = { ...ownItem, event: ownerEvent };
/** A message that a subscription did not take, after `tries` attempts. */
const message = { ...toldOwner, subscriptionId: z.string(), tries: z.int() };

/** Events that are also sent as push messages. */
const pushed = (events: readonly OwnerEvent[], status?: string) =>
  events.filter(({ code }) => pushCodeOf(code, status)).map((event) => ({ event }));

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
} as const;
