import type { subscriptionRoutes } from '#contract/subscriptions.ts';
import { ok } from '../shared/answer.ts';
import type { Operation } from '../shared/api-handler.ts';
import { priceList } from './price-list.ts';

/** What subscriptions cost. */
export const listSubscriptionPrices: Operation<
  typeof subscriptionRoutes.listSubscriptionPrices
> = () => ok({ items: [...priceList] });
