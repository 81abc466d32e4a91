import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeType } from '../businesses/size-types.ts';
import { subscriptionPrice } from './subscriptions.ts';

/** A configured price; trial and currency are the same for all. */
const configuredPrice = z.strictObject(
  z.omit(subscriptionPrice, { currency: true, trialDays: true, active: true }).shape,
);

export type ConfiguredPrice = z.output<typeof configuredPrice>;

/** A configured size type, with a limit that answers leave out. */
const configuredSizeType = z.strictObject({
  ...sizeType.shape,
  /** Offers that a business may publish per day. */
  maxPublicationsPerDay: z.int().check(z.minimum(0)),
});

export type ConfiguredSizeType = z.output<typeof configuredSizeType>;

export const plansSchema = z.strictObject({
  /** Raised with every change of the file. */
  version: z.int().check(z.minimum(1)),
  /** Days from a business's first approval to the end of its trial. */
  trialDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** Days from an invoice's issue to its due day, which is a business day. */
  dueDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** Days that an invoice may be overdue before it suspends its business. */
  graceDays: z.int().check(z.minimum(1), z.maximum(90)),
  sizeTypes: z.array(configuredSizeType),
  prices: z.array(configuredPrice),
});

export type Plans = z.output<typeof plansSchema>;
