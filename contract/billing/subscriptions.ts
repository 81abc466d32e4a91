import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeTypeId } from '../businesses/size-types.ts';
import { amount, day, instant, money } from '../fields/fields.ts';
import { agreement } from './agreements.ts';

export const billingCycle = z.enum(['MONTHLY', 'YEARLY']);

export type BillingCycle = z.output<typeof billingCycle>;

/** The price of a subscription for a size type and billing cycle. */
export const subscriptionPrice = z.object({
  id: z.string(),
  sizeTypeId,
  billingCycle,
  price: money,
  currency: z.literal('BRL'),
  trialDays: z.int().check(z.minimum(0)),
  validFrom: day,
  validUntil: z.exactOptional(day),
  active: z.boolean(),
});

export type SubscriptionPrice = z.output<typeof subscriptionPrice>;

/** Price difference of a larger size until the end of the paid period, and the day of the invoice that charges it. */
const upgradeCost = z.object({ sizeTypeId, on: day, amount });

export type UpgradeCost = z.output<typeof upgradeCost>;

/** An invoice to come, at today's prices. `on` is the day of issue; the period includes its last day. */
const comingInvoice = z.object({
  on: day,
  dueDate: day,
  periodStart: day,
  periodEnd: day,
  amount,
});

export type ComingInvoice = z.output<typeof comingInvoice>;

/** The billing cycle that the owner can change to. */
const otherCycle = z.object({
  billingCycle,
  /** Whether it holds at once, since nothing was invoiced yet; else from the next period on. */
  isImmediate: z.boolean(),
  /** The first invoice of this cycle; absent while the business is not billed. */
  nextInvoice: z.exactOptional(comingInvoice),
});

/** A business's subscription and what comes next. Days are São Paulo days. */
export const subscription = z.object({
  sizeTypeId,
  billingCycle,
  /** Configured price today; absent for the special size type. */
  price: z.exactOptional(amount),
  agreement: z.exactOptional(agreement),
  trialEndsAt: z.exactOptional(instant),
  /** The next invoice at today's prices; absent while the business is not billed. */
  nextInvoice: z.exactOptional(comingInvoice),
  /** First day at another cycle's price, or at another size's price if staff approved it today. */
  nextPeriodStart: z.exactOptional(day),
  /** Absent for the special size type, which is billed by the month. */
  otherCycle: z.exactOptional(otherCycle),
  /** Costs of larger sizes if staff approved them today; a size without extra cost is left out. */
  upgrades: z.exactOptional(z.array(upgradeCost)),
  /** The cycle from the next invoice on, if it changes. */
  nextBillingCycle: z.exactOptional(billingCycle),
  /** Due day of the invoice that is overdue longest. */
  overdueSince: z.exactOptional(day),
  /** First day when an unpaid invoice suspends the business. */
  suspendsOn: z.exactOptional(day),
});

export type Subscription = z.output<typeof subscription>;

export const subscriptionInput = z.strictObject({ billingCycle });
