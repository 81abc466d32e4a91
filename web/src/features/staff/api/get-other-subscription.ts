import { queryOptions } from '@tanstack/react-query';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { otherBusinessKey } from './other-business-key.ts';

const { getSubscription } = subscriptionRoutes;

/** Query of another business's subscription. Not cached, since a form starts with it. */
export const otherSubscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: otherBusinessKey(getSubscription, id),
    queryFn: ({ signal }) => callRoute(getSubscription, { params: { id }, signal }),
    gcTime: 0,
  });
