import { changeLiveBusiness } from './change-live-business.ts';
import type { StaffOperations } from './subjects.ts';
import { suspended } from './suspension.ts';

/** Suspends an active business. A job then takes its offers out of the feeds. */
export const suspendBusiness: StaffOperations['suspendBusiness'] = (request) => {
  const { business, now } = request;
  const { reason } = request.body;
  const staffId = request.actor.userId;
  const after = suspended(business, reason, { staffId, now });
  return changeLiveBusiness(business, after, { staffId, now, action: 'suspend', reason });
};
