import { dayIn } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses.ts';
import { addDays } from '#contract/period.ts';
import { isSpecial } from '#contract/size-type-ids.ts';
import { firstOfNextMonth, latest, moneyZone } from './days.ts';
import { type SubscriptionItem, stopped } from './subscription.ts';

/** What of a business decides from when it is billed. */
export interface BilledBusiness
  extends Pick<Business, 'sizeTypeId' | 'trialEndsAt' | 'approvedAt'> {
  readonly agreedLimits?: readonly { readonly validFrom: string }[];
}

/**
 * The first day on which a business may be billed: that after its trial, or that of its approval where it had none; of the
 * special size type that of its first agreement, and without one none.
 */
function billableFrom(business: BilledBusiness, today: string): string | undefined {
  if (isSpecial(business)) {
    return business.agreedLimits?.map(({ validFrom }) => validFrom).toSorted()[0];
  }
  const { trialEndsAt } = business;
  return trialEndsAt ? addDays(dayIn(moneyZone, new Date(trialEndsAt)), 1) : today;
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

/**
 * A subscription that is billed from a day on, by what its business is now: nothing of a time in which it was not billed,
 * and nothing twice. A difference to a larger size that was due meanwhile is invoiced in the next month.
 */
export function resumed(
  subscription: SubscriptionItem,
  business: BilledBusiness,
  today: string,
): SubscriptionItem {
  const from = billableFrom(business, today);
  if (from === undefined) return stopped(subscription);
  const { invoicedThrough, yearUpgrade } = subscription;
  const afterInvoiced = invoicedThrough && addDays(invoicedThrough, 1);
  return {
    ...withoutUnbilledSizes(subscription, today),
    nextStart: latest(today, from, afterInvoiced),
    ...(yearUpgrade && {
      yearUpgrade: { ...yearUpgrade, on: latest(yearUpgrade.on, firstOfNextMonth(today)) },
    }),
  };
}
