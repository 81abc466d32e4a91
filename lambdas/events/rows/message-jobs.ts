import * as z from 'zod/mini';
import { ownerDecision } from '../../mails/owner-decision.ts';
import { ownerEvent } from '../../push/owner-event.ts';
import { decisionIn, pushedEvent } from '../decision-in-change.ts';
import { account, job, ownItem } from '../job-row.ts';

const toldOwner = { ...ownItem, event: ownerEvent };
/** A message that a subscription did not take, `tries` times by now. */
const message = { ...toldOwner, subscriptionId: z.string(), tries: z.int() };
const mailedOwner = { ...ownItem, decision: ownerDecision };

/** Jobs on push messages and mails. */
export const messageJobs = {
  'tell-owner': job('messages', toldOwner, {
    'BUSINESS BUSINESS': (change) => {
      const event = pushedEvent(change);
      return event !== undefined && [{ event }];
    },
  }),
  'send-message': job('messages', message),
  'mail-owner': job('messages', mailedOwner, {
    'BUSINESS BUSINESS': (change) => {
      const decision = decisionIn(change);
      return decision !== undefined && [{ decision }];
    },
  }),
  // Only a user who was added as a validator begins with the id of a record.
  'mail-validator': job('messages', account, {
    'USER USER': ({ before, after }) => before === undefined && Boolean(after?.validatorId),
  }),
} as const;
