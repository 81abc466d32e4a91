import { plans } from '#contract/billing/plans.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { moneyZone } from './invoices/days.ts';
import { resized } from './invoices/upgrade.ts';
import { continued, resumed } from './next-start.ts';
import { findAgreements } from './store/agreement-store.ts';
import { findSubscription, saveSubscription } from './store/subscription-store.ts';
import { newSubscription, type SubscriptionItem, stopped } from './subscription.ts';

type Change = (subscription: SubscriptionItem, today: string) => SubscriptionItem;

/** The write of a subscription after a change of its business; none where that leaves it as it is. */
async function follow(businessId: string, now: Date, change: Change): Promise<Write[]> {
  const before = await findSubscription(businessId);
  if (!before) return [];
  const after = change(before, dayIn(moneyZone, now));
  return after === before ? [] : [saveSubscription(after)];
}

/** The write of the subscription of a business that staff approve for the first time. */
export async function beginBilling(
  business: BusinessItem,
  taxIdHash: string,
  now: Date,
): Promise<Write> {
  const { id, userId } = business;
  const before = (await findSubscription(id)) ?? newSubscription({ id, userId });
  const monthly = isSpecial(business) ? ({ ...before, billingCycle: 'MONTHLY' } as const) : before;
  const billed = resumed(monthly, business, dayIn(moneyZone, now));
  return saveSubscription({ ...billed, taxIdHash });
}

/** The writes that end the billing of a business that is suspended or closed: for that time nothing is issued. */
export const stopBilling = (businessId: string, now: Date): Promise<Write[]> =>
  follow(businessId, now, stopped);

/**
 * The writes that begin it again, for a business that is active; a period that has begun already stays. One that was
 * approved before anything was invoiced has no subscription yet.
 */
export async function resumeBilling(business: BusinessItem, now: Date): Promise<Write[]> {
  const today = dayIn(moneyZone, now);
  const before = (await findSubscription(business.id)) ?? newSubscription(business);
  const after = continued(before, business, today);
  return after === before ? [] : [saveSubscription(after)];
}

/** The writes that follow an approved change of a business, which may have another size or another tax id. */
export async function resizeBilling(
  before: BusinessItem,
  after: BusinessItem,
  taxIdHash: string | undefined,
  now: Date,
): Promise<Write[]> {
  const agreements = isSpecial(before) || isSpecial(after) ? await findAgreements(after.id) : [];
  const priced = (business: BusinessItem) => ({ business, agreements, plans });
  return follow(after.id, now, (subscription, today) => {
    const isActive = after.status === 'active';
    const sized = resized(subscription, priced(before), priced(after), { today, isActive });
    return taxIdHash === undefined || taxIdHash === sized.taxIdHash
      ? sized
      : { ...sized, taxIdHash };
  });
}
