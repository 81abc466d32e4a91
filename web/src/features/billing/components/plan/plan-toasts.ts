import type { TFunction } from 'i18next';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { formatDay } from '#web/lib/format/days.ts';

/** Returns how a business pays after a change of the billing cycle, and from when on. */
export function cycleToast(t: TFunction, subscription: Subscription): string {
  const { billingCycle, nextBillingCycle, nextPeriodStart } = subscription;
  if (!nextBillingCycle) return t(`billing.plan.cycleSaved.${billingCycle}`);
  return nextPeriodStart
    ? t(`billing.plan.cycleFrom.${nextBillingCycle}`, { day: formatDay(nextPeriodStart) })
    : t(`billing.plan.cycleFromNext.${nextBillingCycle}`);
}
