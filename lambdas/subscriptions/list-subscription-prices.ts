import { dayIn } from '#contract/brazil/time-zones.ts';
import { plans } from '#contract/plans/plans.ts';
import type { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { pricesOn } from './prices-on.ts';

/** The prices of subscriptions that are valid today, by the official time of Brazil. */
export const listSubscriptionPrices: Operation<
  typeof subscriptionRoutes.listSubscriptionPrices
> = ({ now }) => ok({ items: pricesOn(dayIn('America/Sao_Paulo', now), plans) });
