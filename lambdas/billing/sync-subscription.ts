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

/** Returns the write of a subscription after a change of its business; none if the change has no effect on it. */
async function syncSubscription(businessId: string, now: Date, change: Change): Promise<Write[]> {
  const before = await findSubscription(businessId);
  // A business approved before billing existed stays unbilled until `resumeBilling`: nobody announced invoices to it.
  if (!before) return [];
  const after = change(before, dayIn(moneyZone, now));
  return after === before ? [] : [saveSubscription(after)];
}

/** Returns the write that starts the billing of a business at its first approval. */
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

/** Returns the writes that stop the billing of a suspended or closed business; nothing is invoiced for that time. */
export const stopBilling = (businessId: string, now: Date): Promise<Write[]> =>
  syncSubscription(businessId, now, stopped);

/** Returns the writes that resume the billing of an active business, or start it. */
export async function resumeBilling(business: BusinessItem, now: Date): Promise<Write[]> {
  const today = dayIn(moneyZone, now);
  const before = (await findSubscription(business.id)) ?? newSubscription(business);
  const after = continued(before, business, today);
  return after === before ? [] : [saveSubscription(after)];
}

/** Returns the writes after an approved change of size or tax id. */
export async function resizeBilling(
  before: BusinessItem,
  after: BusinessItem,
  taxIdHash: string | undefined,
  now: Date,
): Promise<Write[]> {
  const agreements = isSpecial(before) || isSpecial(after) ? await findAgreements(after.id) : [];
  const priced = (business: BusinessItem) => ({ business, agreements, plans });
  return syncSubscription(after.id, now, (subscription, today) => {
    const isActive = after.status === 'active';
    const sized = resized(subscription, priced(before), priced(after), { today, isActive });
    return taxIdHash === undefined || taxIdHash === sized.taxIdHash
      ? sized
      : { ...sized, taxIdHash };
  });
}
