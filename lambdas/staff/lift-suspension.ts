import { resumeBilling } from '../billing/follow-business.ts';
import { changeLiveBusiness } from './change-live-business.ts';
import type { StaffOperations } from './subjects.ts';
import { lifted } from './suspension.ts';

/** Ends a suspension by staff. If the business is active then, a job restores its feeds, and it is invoiced again. */
export const liftSuspension: StaffOperations['liftSuspension'] = async ({
  actor,
  business,
  now,
}) => {
  const staffId = actor.userId;
  const after = lifted(business, { staffId, now });
  const billing = after.status === 'active' ? await resumeBilling(after, now) : [];
  return changeLiveBusiness(business, after, { staffId, now, action: 'lift' }, billing);
};
