import { ok } from '#lambdas/platform/http/answer.ts';
import { limitsOn } from './sizes/size-types.ts';
import { countUsage } from './store/size-use-store.ts';
import type { BusinessOperations } from './targets.ts';

/** Returns the current limits of a business, and how much of them it uses. */
export const getBusinessUsage: BusinessOperations['getBusinessUsage'] = async (request) => {
  const { business, now } = request;
  return ok({
    limits: limitsOn(business, now),
    ...(await countUsage(business.id, now)),
  });
};
