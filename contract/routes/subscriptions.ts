import '../zod-config.ts';
import * as z from 'zod/mini';
import type { RouteTable } from '../route.ts';
import { subscriptionPrice } from '../subscriptions.ts';

export const subscriptionRoutes = {
  listSubscriptionPrices: {
    method: 'GET',
    path: '/subscriptions/prices',
    access: 'public',
    subject: null,
    summary: 'What a subscription costs, by size type and billing cycle',
    responses: { 200: z.object({ items: z.array(subscriptionPrice) }) },
    errors: [],
    cacheSeconds: 3600,
  },
} as const satisfies RouteTable;
