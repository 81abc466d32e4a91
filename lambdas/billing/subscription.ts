import { agreementOn } from '#contract/billing/price-rules.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { issueDayOf } from './invoices/period.ts';
import type { AgreementItem } from './store/agreement-store.ts';

/** An unpaid invoice, as its subscription tracks it. */
export interface UnpaidInvoice {
  /** First day of the invoice's period, part of its key. */
  readonly start: string;
  readonly dueDate: string;
  /** First day on which this invoice suspends the business. Days in review postpone it. */
  readonly suspendsOn: string;
  /** Day since when staff review a receipt. */
  readonly inReviewSince?: string;
  /** Last reminder sent: 1 before the due day, 2 and 3 after it; 0 for none. */
  readonly reminder: number;
}

/** A larger size from within a month; the next invoice charges the difference. */
export interface MonthUpgrade {
  /** Day of the approval: the difference is charged from this day to the end of the month. */
  readonly on: string;
  readonly sizeTypeId: SizeTypeId;
  /** Highest price of this month so far, and the price of the new size, both per month. */
  readonly fromCents: number;
  readonly toCents: number;
}

/** A larger size within a paid year, and the day on which the difference is invoiced. */
interface LargerYear {
  readonly on: string;
  readonly sizeTypeId: SizeTypeId;
}

/** A larger size that waits for its invoice, and an even larger one that is charged after it. */
interface YearUpgrade extends LargerYear {
  readonly next?: LargerYear;
}

/** Sizes of a month with a size change. */
export interface SizesOfMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Size before the first change. */
  readonly firstId: SizeTypeId;
  /** Highest monthly price among the sizes. */
  readonly highestCents: number;
}

/** The billing state of a business, as stored. Days are in São Paulo time. */
export interface SubscriptionItem {
  readonly businessId: string;
  readonly userId: string;
  readonly billingCycle: BillingCycle;
  readonly nextBillingCycle?: BillingCycle;
  /** First day that is not invoiced yet; absent while the business is not billed. */
  readonly nextStart?: string;
  /** Previous size, which prices the special size until an agreement begins. */
  readonly sizeBeforeSpecial?: SizeTypeId;
  readonly yearUpgrade?: YearUpgrade;
  readonly monthUpgrades?: readonly MonthUpgrade[];
  /** Sizes of the last month with a size change. */
  readonly sizesOfMonth?: SizesOfMonth;
  /** Last invoiced day. */
  readonly invoicedThrough?: string;
  /** Yearly price that the running year was invoiced at, in cents. */
  readonly yearCents?: number;
  /** Counter in the number of the last invoice. */
  readonly lastNumber: number;
  readonly unpaid: readonly UnpaidInvoice[];
  /** Whether unpaid invoices suspend the business. */
  readonly isSuspended: boolean;
  /** Keyed hash of the approved tax id: jobs have no access to the key. */
  readonly taxIdHash?: string;
  /** Expiry in Unix seconds, set once the business has left. */
  readonly ttl?: number;
  readonly revision: number;
}

/** Returns the subscription of a business that was never billed. */
export const newSubscription = (business: {
  readonly id: string;
  readonly userId: string;
}): SubscriptionItem => ({
  businessId: business.id,
  userId: business.userId,
  billingCycle: 'MONTHLY',
  lastNumber: 0,
  unpaid: [],
  isSuspended: false,
  revision: 0,
});

/** Returns the unpaid invoices that staff do not review. */
export const openInvoices = ({ unpaid }: Pick<SubscriptionItem, 'unpaid'>) =>
  unpaid.filter(({ inReviewSince }) => inReviewSince === undefined);

/** Returns a subscription without a next period: nothing is invoiced until it is resumed. */
export function stopped({ nextStart: _, ...subscription }: SubscriptionItem): SubscriptionItem {
  return subscription;
}

/** Returns the cycle of the next invoice. */
export const nextCycleOf = ({
  billingCycle,
  nextBillingCycle,
}: Pick<SubscriptionItem, 'billingCycle' | 'nextBillingCycle'>): BillingCycle =>
  nextBillingCycle ?? billingCycle;

/** Returns whether another cycle holds at once, since nothing was invoiced yet. */
export const isCycleImmediate = ({
  invoicedThrough,
}: Pick<SubscriptionItem, 'invoicedThrough'>): boolean => invoicedThrough === undefined;

/** Changes the cycle: immediately if nothing was invoiced yet, otherwise from the next invoice on. */
export function withCycle(subscription: SubscriptionItem, cycle: BillingCycle): SubscriptionItem {
  const { nextBillingCycle: _, ...rest } = subscription;
  if (isCycleImmediate(rest)) return { ...rest, billingCycle: cycle };
  return rest.billingCycle === cycle ? rest : { ...rest, nextBillingCycle: cycle };
}

/** Returns the day on which the next period is invoiced; undefined while the business is not billed. */
export const nextIssueDay = (subscription: SubscriptionItem): string | undefined =>
  subscription.nextStart && issueDayOf(subscription.nextStart, nextCycleOf(subscription));

interface Sized {
  readonly business: { readonly sizeTypeId: SizeTypeId };
  readonly agreements: readonly AgreementItem[];
}

/** Returns the size that prices a day: the previous size, while the special size has no agreement yet. */
export function billedSizeOn(
  { sizeBeforeSpecial }: Pick<SubscriptionItem, 'sizeBeforeSpecial'>,
  { business, agreements }: Sized,
  day: string,
): SizeTypeId {
  const isWaiting = isSpecial(business) && !agreementOn(agreements, day);
  return isWaiting ? (sizeBeforeSpecial ?? business.sizeTypeId) : business.sizeTypeId;
}

/** Returns whether an agreement may price the subscription now, or a month that is not invoiced yet. */
export const needsAgreements = (
  { sizesOfMonth }: Pick<SubscriptionItem, 'sizesOfMonth'>,
  business: Sized['business'],
): boolean =>
  isSpecial(business) ||
  (sizesOfMonth !== undefined && isSpecial({ sizeTypeId: sizesOfMonth.firstId }));
