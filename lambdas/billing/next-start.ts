import { dayIn } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { addDays } from '#contract/statistics/period.ts';
import { firstOfNextMonth, latest, moneyZone } from './invoices/days.ts';
import { type SubscriptionItem, stopped } from './subscription.ts';

/** What of a business decides from when it is billed. */
export interface BilledBusiness
  extends Pick<Business, 'sizeTypeId' | 'trialEndsAt' | 'approvedAt'> {
  readonly agreedLimits?: readonly { readonly validFrom: string }[];
}

/** The first day on which a size with a price may be billed: the day after the trial, or today without a trial. */
const pricedFrom = ({ trialEndsAt }: BilledBusiness, today: string): string =>
  trialEndsAt ? addDays(dayIn(moneyZone, new Date(trialEndsAt)), 1) : today;

/**
 * The first day on which a business may be billed. The special size type is billed from its first agreement on, or before
 * that by the size that the business had before; without either there is no day.
 */
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

/**
 * Drops larger sizes of days that are not invoiced. Time without billing is free, and the next period is charged by the size
 * at its invoice.
 */
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

/** The first day of the next period of a business that is not billed yet. */
function nextStartOf(
  subscription: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): string | undefined {
  const from = billableFrom(subscription, business, today);
  const { invoicedThrough } = subscription;
  return from && latest(today, from, invoicedThrough && addDays(invoicedThrough, 1));
}

/**
 * A subscription that is billed from a day on, by what its business is now: nothing of a time in which it was not billed,
 * and nothing twice. A difference to a larger size that was due meanwhile is invoiced in the next month.
 */
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
        // The larger one alone, as both would be due on one day.
        sizeTypeId: (yearUpgrade.next ?? yearUpgrade).sizeTypeId,
        on: latest(yearUpgrade.on, firstOfNextMonth(today)),
      },
    }),
  };
}

/**
 * A subscription that follows another size or agreement of its business. A period that has begun stays, and larger sizes stay
 * recorded. A period to come may begin on another day. A subscription without a next period is resumed.
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
