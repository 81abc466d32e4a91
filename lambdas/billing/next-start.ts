import { dayIn } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { addDays } from '#contract/statistics/period.ts';
import { firstOfNextMonth, latest, moneyZone } from './invoices/days.ts';
import { type SubscriptionItem, stopped } from './subscription.ts';

/** Fields of a business that determine when its billing starts. */
export interface BilledBusiness
  extends Pick<Business, 'sizeTypeId' | 'trialEndsAt' | 'approvedAt'> {
  readonly agreedLimits?: readonly { readonly validFrom: string }[];
}

/** Returns the first billable day of a regular size: the day after the trial, or today without a trial. */
const pricedFrom = ({ trialEndsAt }: BilledBusiness, today: string): string =>
  trialEndsAt ? addDays(dayIn(moneyZone, new Date(trialEndsAt)), 1) : today;

/** Returns the first billable day. The special size needs an agreement or a previous size. */
function billableFrom(
  { sizeBeforeSpecial }: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): string | undefined {
  if (!isSpecial(business)) return pricedFrom(business, today);
  const agreed = business.agreedLimits?.map(({ validFrom }) => validFrom) ?? [];
  const before = sizeBeforeSpecial === undefined ? [] : [pricedFrom(business, today)];
  return [...agreed, ...before].toSorted()[0];
}

/** Drops size changes on days that were not invoiced: time without billing is free. */
function withoutUnbilledSizes(
  { monthUpgrades = [], sizesOfMonth, ...subscription }: SubscriptionItem,
  today: string,
): SubscriptionItem {
  const { invoicedThrough = '' } = subscription;
  const invoiced = monthUpgrades.filter(({ on }) => on <= invoicedThrough);
  return {
    ...subscription,
    ...(invoiced.length > 0 && { monthUpgrades: invoiced }),
    ...(sizesOfMonth && today <= invoicedThrough && { sizesOfMonth }),
  };
}

/** Returns the first day of the next period of a business that is not billed yet. */
function nextStartOf(
  subscription: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): string | undefined {
  const from = billableFrom(subscription, business, today);
  const { invoicedThrough } = subscription;
  return from && latest(today, from, invoicedThrough && addDays(invoicedThrough, 1));
}

/** Resumes billing: unbilled time stays free, and a pending year upgrade moves to the next month. */
export function resumed(
  subscription: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): SubscriptionItem {
  const nextStart = nextStartOf(subscription, business, today);
  if (nextStart === undefined) return stopped(subscription);
  const { yearUpgrade } = subscription;
  return {
    ...withoutUnbilledSizes(subscription, today),
    nextStart,
    ...(yearUpgrade && {
      yearUpgrade: {
        // Only the largest size: both would be due on the same day.
        sizeTypeId: (yearUpgrade.next ?? yearUpgrade).sizeTypeId,
        on: latest(yearUpgrade.on, firstOfNextMonth(today)),
      },
    }),
  };
}

/**
 * Adjusts a subscription to another size or agreement. A period that has begun stays unchanged, a later one may begin
 * on another day, and without a next period billing resumes.
 */
export function continued(
  subscription: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): SubscriptionItem {
  const { nextStart } = subscription;
  if (nextStart === undefined) return resumed(subscription, business, today);
  if (nextStart <= today) return subscription;
  const start = nextStartOf(subscription, business, today);
  return start === undefined ? stopped(subscription) : { ...subscription, nextStart: start };
}
