import type { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { priceList } from './price-list.ts';

/** The prices of subscriptions. */
export const listSubscriptionPrices: Operation<
  typeof subscriptionRoutes.listSubscriptionPrices
> = () => ok({ items: [...priceList] });
