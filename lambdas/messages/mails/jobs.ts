import * as z from 'zod/mini';
import { account, job, ownItem } from '#lambdas/platform/jobs/job-row.ts';
import {
  eventOfBusiness,
  eventsOfInvoice,
  eventsOfSubscription,
} from '../notifications/events-of-change.ts';
import { notifiedEvent } from '../notifications/notified-event.ts';
import { mailDelayOf } from './mail-timing.ts';

/** Payload with the claim's consumer. */
const toldHolder = { ...ownItem, consumerId: z.string() };

export const mailJobs = {
  'mail-owner': job(
    'mails',
    { ...ownItem, event: notifiedEvent },
    {
      'BUSINESS BUSINESS': (change) => {
        const event = eventOfBusiness(change);
        return event !== undefined && [{ event }];
      },
      // Many invoices are issued, and reminded of, on the same day.
      'BILLING SUBSCRIPTION': (change, now) =>
        eventsOfSubscription(change, now).map((event) => ({
          event,
          delaySeconds: mailDelayOf(change.id),
        })),
      'BILLING INVOICE': (change, now) => eventsOfInvoice(change, now).map((event) => ({ event })),
    },
  ),
  'mail-holder': job('mails', toldHolder, {
    'CLAIM CLAIM': ({ before, after }) => {
      const { status, cancelledBy = '', consumerId } = after ?? {};
      const isTold = status === 'cancelled' && cancelledBy !== 'holder';
      return before?.status === 'open' && isTold && consumerId !== undefined && [{ consumerId }];
    },
  }),
  // Only a user who was added as a validator starts with a validator record.
  'mail-validator': job('mails', account, {
    'USER USER': ({ before, after }) => before === undefined && Boolean(after?.validatorId),
  }),
} as const;
