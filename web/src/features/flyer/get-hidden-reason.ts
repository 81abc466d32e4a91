import type { QueryClient } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { type HiddenReason, hiddenReason } from '#web/product/share/hidden-reason.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';

/** Facts about a flyer for signed-in visitors. */
export interface SeenByMember {
  readonly reason: HiddenReason | undefined;
  /** Whether the visitor is the owner or a validator of the shop's business. */
  readonly isMember: boolean;
  /** Whether the visitor may change the shop: its owner, while the business is not suspended. */
  readonly mayChange: boolean;
}

/** Returns the facts about a shop's flyer; strangers only learn of the shop's own status. */
export async function getHiddenReason(
  client: QueryClient,
  { businessId: id, shopStatus: shop }: Shop,
): Promise<SeenByMember> {
  const me = await client.fetchQuery(meQuery);
  if (me.businessId !== id) {
    return {
      reason: hiddenReason({ business: undefined, shop, offer: undefined }),
      isMember: false,
      mayChange: false,
    };
  }
  const route = routeQuery(businessRoutes.getBusiness, { params: { id } });
  const { status: business } = await client.fetchQuery({ ...route, staleTime: 0 });
  return {
    reason: hiddenReason({ business, shop, offer: undefined }),
    isMember: true,
    mayChange: me.role === 'owner' && isPublishingBusiness(business),
  };
}
