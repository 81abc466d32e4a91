import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day';
import type { BillingAccount } from '#contract/billing/billing-account.ts';
import type { Plans } from '#contract/billing/parse-plans.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { addDays } from '#contract/statistics/period.ts';
import type { BilledBusiness } from '../next-start.ts';
import type { AgreementItem } from '../store/agreement-store.ts';
import { billedSizeOn, nextCycleOf, type SubscriptionItem } from '../subscription.ts';
import { descriptionOfPart, descriptionOfUpgrade } from './descriptions.ts';
import { type InvoiceItem, type InvoiceLine, invoiceIdOf, numberOf } from './invoice.ts';
import { type ChargedPart, partsOfPeriod } from './period.ts';
import { type Price, priceOn, shareOf } from './price.ts';
import { monthUpgradeLines, upgradeOf } from './upgrade.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00`);

/** Returns whether a day is Carnival Tuesday: by law no holiday, but banks are closed. */
function isCarnivalTuesday(day: string): boolean {
  const date = noonOf(day);
  return (
    date.getDay() === 2 &&
    getHolidays(date.getFullYear()).some(
      (holiday) =>
        holiday.type === 'optional' && holiday.date.toDateString() === date.toDateString(),
    )
  );
}

/**
 * Returns whether banks work on a day: no weekend, national holiday, Corpus Christi, or Monday and Tuesday of Carnival
 * (Resolução CMN 4.880/2020). The library lacks the Monday.
 */
const isBankingDay = (day: string): boolean =>
  isBusinessDay(noonOf(day)) && !isCarnivalTuesday(addDays(day, 1));

/** Returns a day (`YYYY-MM-DD`), or the next banking day after it. */
export function bankingDayFrom(day: string): string {
  let next = day;
  while (!isBankingDay(next)) next = addDays(next, 1);
  return next;
}

/** Returns the due day of an invoice that is issued on a day. */
export const dueDayOf = (issueDay: string, { dueDays }: Pick<Plans, 'dueDays'>): string =>
  bankingDayFrom(addDays(issueDay, dueDays));

/** Facts that determine the amount of an invoice. */
export interface Pricing {
  readonly business: Business & BilledBusiness;
  readonly agreements: readonly AgreementItem[];
  readonly plans: Plans;
}

/** Facts that an invoice is made from. */
export interface Billing extends Pricing {
  readonly issuer: BillingAccount['issuer'];
  readonly today: string;
}

/** Amount, lines and period of an invoice. */
export interface Charge {
  readonly start: string;
  readonly end: string;
  readonly lines: readonly InvoiceLine[];
  readonly amountCents: number;
  readonly priceId?: string;
  /** The subscription after this charge, before the invoice's number and due date are added. */
  readonly after: SubscriptionItem;
}

function priceOf(billing: Pricing, cycle: BillingCycle, day: string): Price {
  const price = priceOn(billing, cycle, day);
  if (!price) throw new Error(`The business ${billing.business.id} has no agreement on ${day}`);
  return price;
}

function lineOf(billing: Pricing, cycle: BillingCycle, part: ChargedPart): InvoiceLine {
  const { cents } = priceOf(billing, cycle, part.start);
  const totalCents = shareOf(cents, part.days, part.daysOfPrice);
  const description = descriptionOfPart(part, cycle, billing);
  return { description, quantity: 1, unitCents: totalCents, totalCents };
}

/** Returns the size that prices a part: the first size of a month, since upgrades have their own lines. */
function sizeOfPart(
  subscription: SubscriptionItem,
  billing: Pricing,
  cycle: BillingCycle,
  { start }: ChargedPart,
): SizeTypeId {
  const { sizesOfMonth } = subscription;
  const changed = cycle === 'MONTHLY' && sizesOfMonth?.month === start.slice(0, 7);
  return changed ? sizesOfMonth.firstId : billedSizeOn(subscription, billing, start);
}

const sumOf = (lines: readonly InvoiceLine[]) =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** Returns the charge of the next period. Throws if the subscription is not billed. */
export function chargeOfPeriod(subscription: SubscriptionItem, billing: Pricing): Charge {
  const {
    nextStart: start,
    nextBillingCycle: _cycle,
    yearUpgrade: _upgrade,
    monthUpgrades: _upgrades,
    yearCents: _cents,
    ...rest
  } = subscription;
  if (start === undefined) throw new Error(`${subscription.businessId} is not billed`);
  const cycle = nextCycleOf(subscription);
  const parts = partsOfPeriod(start, cycle);
  const billingOf = (part: ChargedPart): Pricing => {
    const sizeTypeId = sizeOfPart(subscription, billing, cycle, part);
    return { ...billing, business: { ...billing.business, sizeTypeId } };
  };
  const lines = [
    ...parts.map((part) => lineOf(billingOf(part), cycle, part)),
    ...monthUpgradeLines(subscription, billing),
  ];
  const last = parts.at(-1);
  const end = last?.end ?? start;
  const { id, cents } = priceOf(last ? billingOf(last) : billing, cycle, last?.start ?? start);
  return {
    start,
    end,
    lines,
    amountCents: sumOf(lines),
    ...(id && { priceId: id }),
    after: {
      ...rest,
      billingCycle: cycle,
      nextStart: addDays(end, 1),
      invoicedThrough: end,
      ...(cycle === 'YEARLY' && { yearCents: cents }),
    },
  };
}

/** Returns a subscription without its first pending year upgrade. */
export function withoutUpgrade({ yearUpgrade, ...rest }: SubscriptionItem): SubscriptionItem {
  return yearUpgrade?.next ? { ...rest, yearUpgrade: yearUpgrade.next } : rest;
}

/** Returns the charge of a larger size for the rest of a paid year; undefined if the difference is zero. */
export function chargeOfUpgrade(
  subscription: SubscriptionItem,
  { plans }: Pick<Pricing, 'plans'>,
): Charge | undefined {
  const { yearUpgrade } = subscription;
  const { invoicedThrough: end } = subscription;
  if (yearUpgrade === undefined || end === undefined) return undefined;
  const { on: start, sizeTypeId } = yearUpgrade;
  const { differenceCents, months, yearCents } = upgradeOf(subscription, sizeTypeId, plans, start);
  const totalCents = shareOf(differenceCents, months, 12);
  if (totalCents === 0) return undefined;
  const description = descriptionOfUpgrade({ business: { sizeTypeId }, plans }, months, {
    start,
    end,
  });
  return {
    ...{ start, end },
    lines: [{ description, quantity: 1, unitCents: totalCents, totalCents }],
    amountCents: totalCents,
    after: { ...withoutUpgrade(subscription), yearCents },
  };
}

/** Returns the cents of pending upgrades of the running year. */
export function waitingYearCents(
  subscription: SubscriptionItem,
  pricing: Pick<Pricing, 'plans'>,
): number {
  if (subscription.yearUpgrade === undefined) return 0;
  const charge = chargeOfUpgrade(subscription, pricing);
  const after = charge?.after ?? withoutUpgrade(subscription);
  return (charge?.amountCents ?? 0) + waitingYearCents(after, pricing);
}

/** Returns the invoice of a charge, issued today, and the updated subscription. */
export function issued(
  { start, end, lines, amountCents, priceId, after }: Charge,
  { business, plans, issuer, today }: Billing,
): { readonly invoice: InvoiceItem; readonly subscription: SubscriptionItem } {
  const { id: businessId, name, legalName, legalRegister, personRegister } = business;
  const dueDate = dueDayOf(today, plans);
  const count = after.lastNumber + 1;
  const invoice: InvoiceItem = {
    id: invoiceIdOf(businessId, start),
    businessId,
    number: numberOf(businessId, count),
    periodStart: start,
    periodEnd: end,
    ...(priceId && { subscriptionPriceId: priceId }),
    issuer,
    customer: {
      name,
      ...(legalName && { legalName }),
      taxId: legalRegister ?? personRegister ?? '',
    },
    lines,
    amountCents,
    issueDate: today,
    dueDate,
    status: 'open',
    version: 1,
  };
  const suspendsOn = addDays(dueDate, plans.graceDays);
  const unpaid = [...after.unpaid, { start, dueDate, suspendsOn, reminder: 0 }];
  return { invoice, subscription: { ...after, lastNumber: count, unpaid } };
}
