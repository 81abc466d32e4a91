import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { businessId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { subscription, subscriptionInput, subscriptionPrice } from './subscriptions.ts';

export const subscriptionRoutes = {
  listSubscriptionPrices: {
    method: 'GET',
    path: '/subscriptions/prices',
    access: 'public',
    target: null,
    summary: 'What a subscription costs, by size type and billing cycle',
    responses: { 200: z.object({ items: z.array(subscriptionPrice) }) },
    errors: [],
    cacheSeconds: 3600,
  },
  getSubscription: {
    method: 'GET',
    path: '/businesses/{id}/subscription',
    target: { kind: 'business', from: 'params.id', relationship: 'owner-or-staff' },
    summary: 'How a business is billed: cycle, price, trial, next invoice, and what is overdue',
    params: z.object({ id: businessId }),
    responses: { 200: subscription },
    errors: [],
  },
  setBillingCycle: {
    method: 'PUT',
    path: '/businesses/{id}/subscription',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary:
      'Sets the billing cycle, which takes effect with the next invoice; only monthly for the special size type',
    params: z.object({ id: businessId }),
    body: subscriptionInput,
    responses: { 200: subscription },
    errors: ['INVALID_TRANSITION'],
  },
} as const satisfies RouteTable;
