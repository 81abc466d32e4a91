import * as z from 'zod/mini';
import { job, ownItem } from '#lambdas/platform/jobs/job-row.ts';
import {
  eventOfBusiness,
  eventsOfInvoice,
  eventsOfSubscription,
} from '../notifications/events-of-change.ts';
import { type NotifiedEvent, notifiedEvent } from '../notifications/notified-event.ts';
import { pushCodeOf } from './push-code.ts';

const toldOwner = { ...ownItem, event: notifiedEvent };
/** A message that a subscription did not take, after `tries` attempts. */
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
