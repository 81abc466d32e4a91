import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeTypeId } from '../businesses/size-types.ts';
import { amount, day, instant, money } from '../fields/fields.ts';
import { agreement } from './agreements.ts';

export const billingCycle = z.enum(['MONTHLY', 'YEARLY']);

export type BillingCycle = z.output<typeof billingCycle>;

/** What a subscription costs for a size type and billing cycle. */
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

/**
 * The price difference of a larger size until the end of the running month or paid year, and the day of the invoice that
 * charges it beside the price of the new size.
 */
const upgradeCost = z.object({ sizeTypeId, on: day, amount });

export type UpgradeCost = z.output<typeof upgradeCost>;

/** How a business is billed, and what comes next. Days are those of São Paulo. */
export const subscription = z.object({
  sizeTypeId,
  billingCycle,
  /** The configured price of size type and cycle today; none for the special size type. */
  price: z.exactOptional(amount),
  agreement: z.exactOptional(agreement),
  trialEndsAt: z.exactOptional(instant),
  /** The next invoice and its amount by today's prices; none while the business is not billed. */
  nextInvoice: z.exactOptional(z.object({ on: day, amount })),
  /** The costs of larger sizes if staff approved them today; a size that costs nothing more is left out. */
  upgrades: z.exactOptional(z.array(upgradeCost)),
  /** The cycle from the next invoice on, where it is another one. */
  nextBillingCycle: z.exactOptional(billingCycle),
  /** The due day of the invoice that is overdue longest. */
  overdueSince: z.exactOptional(day),
  /** The first day on which an unpaid invoice suspends the business. */
  suspendsOn: z.exactOptional(day),
});

export type Subscription = z.output<typeof subscription>;

export const subscriptionInput = z.strictObject({ billingCycle });
