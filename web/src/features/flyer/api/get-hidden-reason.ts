import type { QueryClient } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { type HiddenReason, hiddenReason } from '#web/product/share/hidden-reason.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';

/** What a signed-in visitor is told of a flyer besides what customers see. */
export interface SeenByMember {
  /** Why customers cannot see it; undefined where they see it. */
  readonly reason: HiddenReason | undefined;
  /** The visitor owns the business of the shop or validates for it. */
  readonly isMember: boolean;
  /** The visitor may change the shop: they own it, and its business is not suspended. */
  readonly mayChange: boolean;
}

/** What an owner or a validator is told of the flyer of a shop; others are told of its own status only. */
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
