import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '../../billing/days.ts';
import { hasChanged, item, job } from '../job-row.ts';

/** Jobs on subscriptions. */
export const billingJobs = {
  // The schedule queues it for every business that something may be due for.
  'bill-business': job('billing', item, {
    // Billing may begin today, without a trial or after a suspension: nobody waits for the schedule then.
    'BILLING SUBSCRIPTION': (change, now) => {
      const { nextStart } = change.after ?? {};
      const isDue = nextStart !== undefined && nextStart <= dayIn(moneyZone, now);
      return isDue && hasChanged(change, 'nextStart');
    },
  }),
} as const;
