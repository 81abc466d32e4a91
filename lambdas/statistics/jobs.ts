import * as z from 'zod/mini';
import { item, job } from '#lambdas/platform/jobs/job-row.ts';
import { claimState } from './claim-state.ts';
import { countedEvent } from './counted-event.ts';
import { eventsOfClaim } from './events-of-claim.ts';

/** With the events to add to the numbers of a business and its shops, each once however often the job runs. */
const counted = { ...item, events: z.array(countedEvent) };

/** The state of a claim; undefined for a void one. */
const stateOf = (claim: unknown) => claimState.safeParse(claim).data;

/** Jobs that count. Their queue takes those of a business in turn, so that they do not get in each other's way. */
export const statisticsJobs = {
  'count-events': job('counts', counted, {
    'CLAIM CLAIM': ({ before, after }) => {
      const id = after?.businessId;
      const events = eventsOfClaim(stateOf(before), stateOf(after));
      return id !== undefined && events.length > 0 && [{ id, events: [...events] }];
    },
    'USER FOLLOW': ({ id: userId, sortId: shopId, before, after, madeAt }, now) => {
      if (before?.followId === after?.followId) return false;
      const at = after?.followedAt ?? madeAt ?? now.toISOString();
      const ended = { kind: 'unfollowed' as const, id: before?.followId ?? '', userId, shopId, at };
      const began = { kind: 'followed' as const, id: after?.followId ?? '', userId, shopId, at };
      const events = [ended, began].filter(({ id }) => id !== '');
      // A follow from before it had a business is counted in turn with others of its shop.
      return [{ id: after?.businessId ?? before?.businessId ?? shopId, events }];
    },
  }),
} as const;
