import { ok } from '#lambdas/platform/http/answer.ts';
import { hasClaims } from './store/read-numbers.ts';
import { hasViews } from './store/views-store.ts';
import type { StatisticsOperations } from './targets.ts';

/** Tells whether any customer has seen or claimed something of a business. */
export const getReach: StatisticsOperations['getReach'] = async ({ business }) => {
  const id = business.previousActive ?? business.id;
  const [isSeen, isClaimed] = await Promise.all([hasViews(id), hasClaims(id)]);
  return ok({ isReached: isSeen || isClaimed });
};
