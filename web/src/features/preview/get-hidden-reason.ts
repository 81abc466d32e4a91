import type { QueryClient } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { type HiddenReason, hiddenReason } from '#web/product/share/hidden-reason.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';

/** Facts about a shop or an offer for a signed-in user. */
export interface SeenByMember {
  /** Why customers cannot see it; undefined if they can. */
  readonly reason: HiddenReason | undefined;
  /** Whether the user is the owner or a validator of the shop's business. */
  readonly isMember: boolean;
  /** Whether the user may change the shop: its owner, while the business is not suspended. */
  readonly mayChange: boolean;
}

interface Seen {
  readonly shop: Shop;
  readonly offer?: Offer;
}

/** Returns the facts about a shop and its linked offer. Users outside the business only get what is public. */
export async function getHiddenReason(
  client: QueryClient,
  { shop: { businessId: id, shopStatus: shop }, offer }: Seen,
): Promise<SeenByMember> {
  const me = await client.fetchQuery(meQuery);
  const seen = { shop, offer: offer?.displayStatus };
  if (me.businessId !== id) {
    return {
      reason: hiddenReason({ ...seen, business: undefined }),
      isMember: false,
      mayChange: false,
    };
  }
  const route = routeQuery(businessRoutes.getBusiness, { params: { id } });
  const { status: business } = await client.fetchQuery({ ...route, staleTime: 0 });
  return {
    reason: hiddenReason({ ...seen, business }),
    isMember: true,
    mayChange: me.role === 'owner' && isPublishingBusiness(business),
  };
}
