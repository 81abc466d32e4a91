import { plans } from '#contract/billing/plans.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import {
  type BusinessItem,
  findReadableBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { accountOfStage } from './billing-settings.ts';
import { moneyZone } from './invoices/days.ts';
import {
  type Billing,
  chargeOfPeriod,
  chargeOfUpgrade,
  issued,
  withoutUpgrade,
} from './invoices/issue.ts';
import { suspendForPayment } from './invoices/suspend-for-payment.ts';
import { type BillingAct, nextAct, reminded } from './next-act.ts';
import { findAgreements } from './store/agreement-store.ts';
import { insertInvoice } from './store/invoice-store.ts';
import { findSubscription, saveSubscription } from './store/subscription-store.ts';
import { needsAgreements, type SubscriptionItem, stopped } from './subscription.ts';

/** Limit of acts in one run, far above the backlog of the longest outage: more means an endless loop. */
const mostActs = 100;

async function billingOf(
  subscription: SubscriptionItem,
  business: BusinessItem,
  today: string,
): Promise<Billing> {
  const agreements = needsAgreements(subscription, business)
    ? await findAgreements(business.id)
    : [];
  return { business, agreements, plans, issuer: accountOfStage.issuer, today };
}

function writesOfInvoice(
  { charge, fallback }: { charge: ReturnType<typeof chargeOfUpgrade>; fallback: SubscriptionItem },
  billing: Billing,
): Write[] {
  if (!charge) return [saveSubscription(fallback)];
  const { invoice, subscription } = issued(charge, billing);
  return [insertInvoice(invoice), saveSubscription(subscription)];
}

async function writesOf(
  act: BillingAct,
  subscription: SubscriptionItem,
  business: BusinessItem | undefined,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Write[]> {
  if (act === 'remind') return [saveSubscription(reminded(subscription, today))];
  if (act === 'suspend') {
    const after = suspendForPayment({ subscription, business }, { now });
    const writes = [saveSubscription(after.subscription)];
    return business && after.business && after.business !== business
      ? [...writes, ...replaceBusiness(business, after.business)]
      : writes;
  }
  // A business that is not active is not billed, even if its subscription is due.
  if (business?.status !== 'active') return [saveSubscription(stopped(subscription))];
  const billing = await billingOf(subscription, business, today);
  const fallback = withoutUpgrade(subscription);
  const charge =
    act === 'upgrade'
      ? chargeOfUpgrade(subscription, billing)
      : chargeOfPeriod(subscription, billing);
  return writesOfInvoice({ charge, fallback }, billing);
}

/**
 * Does everything that is due for a subscription: suspends, issues invoices, sends reminders. Each act is one
 * transaction with the subscription as it was read, so that it happens once. Throws WriteConflict after six attempts,
 * and if a record does not parse.
 */
export async function billBusiness(businessId: string, now: Date): Promise<void> {
  const today = dayIn(moneyZone, now);
  for (let acts = 0; acts < mostActs; acts += 1) {
    const isDone = await retryOnConflict(async (commit) => {
      const subscription = await findSubscription(businessId);
      const act = subscription && nextAct(subscription, today);
      if (!act) return true;
      const found = await findReadableBusiness(businessId);
      const business = found?.status === 'closed' ? undefined : found;
      await commit(await writesOf(act, subscription, business, { now, today }));
      return false;
    });
    if (isDone) return;
  }
  throw new Error(`Billing of the business ${businessId} does not end`);
}
