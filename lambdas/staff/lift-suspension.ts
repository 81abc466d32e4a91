import type { staffRoutes } from '#contract/routes/staff.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { changeLiveBusiness } from './change-live-business.ts';
import { lifted } from './suspension.ts';

/** Makes a suspended business active again. A job then brings its offers back into the feeds. */
export const liftSuspension: Operation<typeof staffRoutes.liftSuspension> = (request) => {
  const { actor, now } = request;
  return changeLiveBusiness(request, { action: 'lift' }, (business) =>
    lifted(business, { staffId: actor.userId, now }),
  );
};
