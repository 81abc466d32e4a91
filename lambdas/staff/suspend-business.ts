import type { staffRoutes } from '#contract/routes/staff.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { changeLiveBusiness } from './change-live-business.ts';
import { suspended } from './suspension.ts';

/** Suspends an active business. A job then takes its offers out of the feeds. */
export const suspendBusiness: Operation<typeof staffRoutes.suspendBusiness> = (request) => {
  const { actor, body, now } = request;
  return changeLiveBusiness(request, { action: 'suspend', reason: body.reason }, (business) =>
    suspended(business, body.reason, { staffId: actor.userId, now }),
  );
};
