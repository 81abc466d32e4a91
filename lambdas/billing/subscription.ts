import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { issueDayOf } from './invoices/period.ts';

/** What the clock asks of an invoice that is not paid. */
export interface UnpaidInvoice {
  /** The first day of its period, by which it is found. */
  readonly start: string;
  readonly dueDate: string;
  /** The first day on which it suspends the business. Days in review move it. */
  readonly suspendsOn: string;
  /** The day on which the receipt was sent that staff review. */
  readonly inReviewSince?: string;
  /** The last reminder that was sent: 1 before the due day, 2 and 3 after it; 0 for none. */
  readonly reminder: number;
}

/** A larger size within a month that is charged by the month; the next invoice charges the difference. */
export interface MonthUpgrade {
  /** The day of the approval: the difference is charged from this day to the end of the month. */
  readonly on: string;
  readonly sizeTypeId: SizeTypeId;
  /** The highest price of the month before, and the price of this size, both of a whole month. */
  readonly fromCents: number;
  readonly toCents: number;
}

/** A larger size within a paid year, and the day that invoices the difference. */
interface LargerYear {
  readonly on: string;
  readonly sizeTypeId: SizeTypeId;
}

/** A larger size that waits for its invoice, and a still larger one that is charged after it. */
interface YearUpgrade extends LargerYear {
  readonly next?: LargerYear;
}

/** The sizes of a month, once they change within it. */
export interface SizesOfMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The size before the first change. */
  readonly firstId: SizeTypeId;
  /** The highest price of a month among them. */
  readonly highestCents: number;
}

/** How a business is billed, as it is stored. Days are those of São Paulo. */
export interface SubscriptionItem {
  readonly businessId: string;
  /** The owner, who gets its invoices. */
  readonly userId: string;
  readonly billingCycle: BillingCycle;
  readonly nextBillingCycle?: BillingCycle;
  /** The first day that is not invoiced yet; none while the business is not billed. */
  readonly nextStart?: string;
  /** The size before the special one, which prices it until an agreement begins. */
  readonly sizeBeforeSpecial?: SizeTypeId;
  /** A larger size within a paid year. */
  readonly yearUpgrade?: YearUpgrade;
  /** Larger sizes within a month whose differences the next invoice charges. */
  readonly monthUpgrades?: readonly MonthUpgrade[];
  /** The sizes of the last month with a change of size. */
  readonly sizesOfMonth?: SizesOfMonth;
  /** The last day that was invoiced. */
  readonly invoicedThrough?: string;
  /** The price of a year that the running year was invoiced by, in cents. */
  readonly yearCents?: number;
  /** The count in the number of the last invoice. */
  readonly lastNumber: number;
  readonly unpaid: readonly UnpaidInvoice[];
  /** Whether unpaid invoices suspend the business. */
  readonly isSuspended: boolean;
  /** The keyed hash of the tax id, since its approval: jobs may not read the key. */
  readonly taxIdHash?: string;
  /** Once the business has left: Unix seconds at which it goes, with its last invoice. */
  readonly ttl?: number;
  /** Raised by every write. */
  readonly revision: number;
}

/** The subscription of a business that has not been billed yet. */
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

/** Invoices whose due day counts: those that staff do not review. */
export const openInvoices = ({ unpaid }: Pick<SubscriptionItem, 'unpaid'>) =>
  unpaid.filter(({ inReviewSince }) => inReviewSince === undefined);

/** A subscription without a next period: nothing is invoiced until it is resumed. */
export function stopped({ nextStart: _, ...subscription }: SubscriptionItem): SubscriptionItem {
  return subscription;
}

/** The cycle of the next invoice. */
export const nextCycleOf = ({
  billingCycle,
  nextBillingCycle,
}: Pick<SubscriptionItem, 'billingCycle' | 'nextBillingCycle'>): BillingCycle =>
  nextBillingCycle ?? billingCycle;

/** The day on which the next period is invoiced; undefined while the business is not billed. */
export const nextIssueDay = (subscription: SubscriptionItem): string | undefined =>
  subscription.nextStart && issueDayOf(subscription.nextStart, nextCycleOf(subscription));
