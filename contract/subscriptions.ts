import './zod-config.ts';
import * as z from 'zod/mini';
import { day, money } from './fields.ts';
import { sizeTypeId } from './size-types.ts';

/** What a subscription costs for a size type and billing cycle. */
export const subscriptionPrice = z.object({
  id: z.string(),
  sizeTypeId,
  billingCycle: z.enum(['MONTHLY', 'YEARLY']),
  price: money,
  currency: z.literal('BRL'),
  trialDays: z.int().check(z.minimum(0)),
  validFrom: day,
  validUntil: z.exactOptional(day),
  active: z.boolean(),
});

export type SubscriptionPrice = z.output<typeof subscriptionPrice>;
