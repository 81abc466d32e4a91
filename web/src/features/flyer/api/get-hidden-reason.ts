import type { QueryClient } from '@tanstack/react-query';
import type { Business } from '#contract/businesses.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import type { Shop } from '#contract/shops.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { meQuery } from '#web/session/get-me.ts';
import { type HiddenReason, hiddenReason } from '#web/ui/share/hidden-reason.ts';

/** The status of a business for its owner and validators; undefined for all others, who do not see it. */
async function statusOf(client: QueryClient, id: string): Promise<Business['status'] | undefined> {
  const me = await client.fetchQuery(meQuery);
  if (me.businessId !== id) return undefined;
  const business = routeQuery(businessRoutes.getBusiness, { params: { id } });
  return (await client.fetchQuery({ ...business, staleTime: 0 })).status;
}

/** Why customers cannot see the flyer of a shop; null where they see it. */
export async function getHiddenReason(
  client: QueryClient,
  { businessId, shopStatus }: Shop,
): Promise<HiddenReason | null> {
  const business = await statusOf(client, businessId);
  return hiddenReason({ business, shop: shopStatus, offer: undefined }) ?? null;
}
