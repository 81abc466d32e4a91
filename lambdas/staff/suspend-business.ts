import { stopBilling } from '../billing/sync-subscription.ts';
import { changeLiveBusiness, suspendedByStaff } from './staff-suspension.ts';
import type { StaffOperations } from './targets.ts';

/** Suspends a business. A job takes its offers out of the feeds; nothing is invoiced until it is active again. */
export const suspendBusiness: StaffOperations['suspendBusiness'] = async (request) => {
  const { business, now } = request;
  const { reason } = request.body;
  const staffId = request.actor.userId;
  const after = suspendedByStaff(business, reason, { staffId, now });
  const billing = await stopBilling(business.id, now);
  return changeLiveBusiness(business, after, { staffId, now, action: 'suspend', reason }, billing);
};
