import { changeLiveBusiness } from './change-live-business.ts';
import type { StaffOperations } from './subjects.ts';
import { lifted } from './suspension.ts';

/** Makes a suspended business active again. A job then brings its offers back into the feeds. */
export const liftSuspension: StaffOperations['liftSuspension'] = ({ actor, business, now }) => {
  const staffId = actor.userId;
  const after = lifted(business, { staffId, now });
  return changeLiveBusiness(business, after, { staffId, now, action: 'lift' });
};
