import { resumeBilling } from '../billing/sync-subscription.ts';
import { changeLiveBusiness, liftedByStaff } from './staff-suspension.ts';
import type { StaffOperations } from './targets.ts';

/** Ends a suspension by staff. If the business is active then, a job restores its feeds, and it is invoiced again. */
export const liftSuspension: StaffOperations['liftSuspension'] = async ({
  actor,
  business,
  now,
}) => {
  const staffId = actor.userId;
  const after = liftedByStaff(business, { staffId, now });
  const billing = after.status === 'active' ? await resumeBilling(after, now) : [];
  return changeLiveBusiness(business, after, { staffId, now, action: 'lift' }, billing);
};
