import type { Agreement } from '#contract/billing/agreements.ts';
import { plans } from '#contract/billing/plans.ts';
import { agreementOn } from '#contract/billing/price-rules.ts';
import type { ComingInvoice, Subscription, UpgradeCost } from '#contract/billing/subscriptions.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { isSpecial, specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { latest, moneyZone } from '../invoices/days.ts';
import {
  type Charge,
  chargeOfPeriod,
  chargeOfUpgrade,
  dueDayOf,
  type Pricing,
  waitingYearCents,
} from '../invoices/issue.ts';
import { configuredPrice, reaisOf } from '../invoices/price.ts';
import { monthUpgradeLines, resized } from '../invoices/upgrade.ts';
import { type AgreementItem, findAgreements } from '../store/agreement-store.ts';
import { findSubscription } from '../store/subscription-store.ts';
import {
  isCycleImmediate,
  needsAgreements,
  newSubscription,
  nextCycleOf,
  nextIssueDay,
  openInvoices,
  type SubscriptionItem,
  withCycle,
} from '../subscription.ts';

/** Returns the subscription of a business, new if none is stored, and agreements that affect its price. */
export async function findBilling(
  business: BusinessItem,
): Promise<{ subscription: SubscriptionItem; agreements: readonly AgreementItem[] }> {
  const subscription = (await findSubscription(business.id)) ?? newSubscription(business);
  const agreements = needsAgreements(subscription, business)
    ? await findAgreements(business.id)
    : [];
  return { subscription, agreements };
}

const sumOf = (lines: ReturnType<typeof monthUpgradeLines>) =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/**
 * Returns, for each other size, the price difference if staff approved it today: for the rest of the month (next
 * invoice), or of a paid year (next month). Empty if the business is not billed.
 */
function upgradeCosts(before: SubscriptionItem, pricing: Pricing, today: string): UpgradeCost[] {
  const { business, plans } = pricing;
  const issueDay = nextIssueDay(before);
  if (business.status !== 'active' || issueDay === undefined) return [];
  return plans.sizeTypes.flatMap(({ id: sizeTypeId }) => {
    if (sizeTypeId === specialSizeTypeId || sizeTypeId === business.sizeTypeId) return [];
    const then = { ...pricing, business: { ...business, sizeTypeId } };
    const after = resized(before, pricing, then, { today, isActive: true });
    const ofMonth = sumOf(monthUpgradeLines(after, then)) - sumOf(monthUpgradeLines(before, then));
    const ofYear = waitingYearCents(after, then) - waitingYearCents(before, then);
    const yearOn = (after.yearUpgrade?.next ?? after.yearUpgrade)?.on;
    const on = ofMonth > 0 ? latest(issueDay, today) : (yearOn ?? issueDay);
    const cents = ofMonth > 0 ? ofMonth : ofYear;
    return cents > 0 ? [{ sizeTypeId, on, amount: reaisOf(cents) }] : [];
  });
}

interface Facts {
  readonly business: BusinessItem;
  readonly agreements: readonly AgreementItem[];
  readonly now: Date;
}

/** Returns an agreement without staff's note. */
export const shownAgreement = ({ note: _, ...agreement }: AgreementItem): Agreement => agreement;

/** Returns the invoice of a charge that is planned for a day; if the schedule is late, it is issued today. */
function comingInvoice(
  { start, end, amountCents }: Charge,
  planned: string,
  { plans }: Pricing,
  today: string,
): ComingInvoice {
  const on = latest(planned, today);
  const period = { periodStart: start, periodEnd: end };
  return { on, dueDate: dueDayOf(on, plans), ...period, amount: reaisOf(amountCents) };
}

/** Returns the invoice of the next period, at today's prices. */
function periodInvoiceOf(
  subscription: SubscriptionItem,
  pricing: Pricing,
  today: string,
): ComingInvoice | undefined {
  const issueDay = nextIssueDay(subscription);
  return issueDay === undefined
    ? undefined
    : comingInvoice(chargeOfPeriod(subscription, pricing), issueDay, pricing, today);
}

/** Returns the next invoice, at today's prices: of the next period, or of a larger size if that comes first. */
function nextInvoiceOf(
  subscription: SubscriptionItem,
  pricing: Pricing,
  today: string,
): ComingInvoice | undefined {
  const { yearUpgrade } = subscription;
  const issueDay = nextIssueDay(subscription);
  if (yearUpgrade && issueDay && yearUpgrade.on < issueDay) {
    const charge = chargeOfUpgrade(subscription, pricing);
    if (charge) return comingInvoice(charge, yearUpgrade.on, pricing, today);
  }
  return periodInvoiceOf(subscription, pricing, today);
}

/** Returns the first day at new prices. A short part that has begun keeps its price until the month after it. */
function nextPeriodStartOf(subscription: SubscriptionItem, today: string): string | undefined {
  const { nextStart } = subscription;
  const issueDay = nextIssueDay(subscription);
  if (nextStart === undefined || issueDay === undefined) return undefined;
  return nextStart > today ? nextStart : latest(issueDay, today);
}

/** Returns the cycle that the owner can change to, with its first invoice. */
function otherCycleOf(
  subscription: SubscriptionItem,
  pricing: Pricing,
  today: string,
): NonNullable<Subscription['otherCycle']> {
  const billingCycle = nextCycleOf(subscription) === 'MONTHLY' ? 'YEARLY' : 'MONTHLY';
  const nextInvoice = periodInvoiceOf(withCycle(subscription, billingCycle), pricing, today);
  return {
    billingCycle,
    isImmediate: isCycleImmediate(subscription),
    ...(nextInvoice && { nextInvoice }),
  };
}

/** Returns the oldest due date that has passed, and the first day on which an unpaid invoice suspends the business. */
function overdueOf(subscription: SubscriptionItem, today: string) {
  const open = openInvoices(subscription);
  const overdue = open.map(({ dueDate }) => dueDate).filter((day) => day < today);
  const [overdueSince] = overdue.toSorted();
  const [suspendsOn] = open
    .filter(({ dueDate }) => dueDate < today)
    .map((invoice) => invoice.suspendsOn)
    .toSorted();
  return { ...(overdueSince && { overdueSince }), ...(suspendsOn && { suspendsOn }) };
}

/** Returns how a business is billed, as the API shows it. */
export function shownSubscription(
  subscription: SubscriptionItem,
  { business, agreements, now }: Facts,
): Subscription {
  const today = dayIn(moneyZone, now);
  const { billingCycle, nextBillingCycle } = subscription;
  const { sizeTypeId, trialEndsAt } = business;
  const special = isSpecial(business);
  const price = special
    ? undefined
    : reaisOf(configuredPrice(plans, sizeTypeId, billingCycle, today).cents);
  const agreement = special ? (agreementOn(agreements, today) ?? agreements[0]) : undefined;
  const pricing = { business, agreements, plans };
  const nextInvoice = nextInvoiceOf(subscription, pricing, today);
  const nextPeriodStart = nextPeriodStartOf(subscription, today);
  const upgrades = upgradeCosts(subscription, pricing, today);
  return {
    sizeTypeId,
    billingCycle,
    ...(price !== undefined && { price }),
    ...(agreement && { agreement: shownAgreement(agreement) }),
    ...(trialEndsAt && { trialEndsAt }),
    ...(nextInvoice && { nextInvoice }),
    ...(nextPeriodStart && { nextPeriodStart }),
    ...(!special && { otherCycle: otherCycleOf(subscription, pricing, today) }),
    ...(upgrades.length > 0 && { upgrades }),
    ...(nextBillingCycle && { nextBillingCycle }),
    ...overdueOf(subscription, today),
  };
}
