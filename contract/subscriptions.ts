import './zod-config.ts';
import * as z from 'zod/mini';
import { day, money } from './fields.ts';
import type { RouteTable } from './route.ts';
import { sizeTypeId } from './size-types.ts';

const subscriptionPrice = z.object({
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

export const subscriptionRoutes = {
  listSubscriptionPrices: {
    method: 'GET',
    path: '/subscriptions/prices',
    access: 'public',
    summary: 'What a subscription costs, by size type and billing cycle',
    responses: { 200: z.object({ items: z.array(subscriptionPrice) }) },
    errors: [],
    cacheSeconds: 3600,
  },
} as const satisfies RouteTable;
