import { plans } from '#contract/billing/plans.ts';
import { pricesOn } from '#contract/billing/prices-on.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { SubscriptionOperations } from './targets.ts';

/** Lists the subscription prices valid today, by Brazil's official time. */
export const listSubscriptionPrices: SubscriptionOperations['listSubscriptionPrices'] = ({ now }) =>
  ok({ items: pricesOn(dayIn('America/Sao_Paulo', now), plans) });
