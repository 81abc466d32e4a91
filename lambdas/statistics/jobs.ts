import * as z from 'zod/mini';
import { item, job } from '#lambdas/platform/jobs/job-row.ts';
import { countedEvent } from './counted-event.ts';
import { claimState, eventsOfClaim } from './events-of-claim.ts';

/** Payload with the events to count for a business and its shops. Each counts once, even if the job runs again. */
const counted = { ...item, events: z.array(countedEvent) };

const stateOf = (claim: unknown) => claimState.safeParse(claim).data;

/** Counting jobs. Their queue runs the jobs of a business one after the other, so they do not conflict. */
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
      // Old follows have no business: they are counted in turn with others of their shop.
      return [{ id: after?.businessId ?? before?.businessId ?? shopId, events }];
    },
  }),
} as const;
