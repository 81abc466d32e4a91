import type { QueryClient } from '@tanstack/react-query';
import { owners } from '#web/screens/roles.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { meQuery } from './get-me.ts';
import { myBusinessQuery } from './get-my-business.ts';
import { newestOfferQuery, newestShopQuery } from './has-shops-or-offers.ts';

/** Loads what the landing rule needs; asks for offers only where there is no shop. */
export async function loadUserState(client: QueryClient): Promise<UserState> {
  const { role, userId } = await client.fetchQuery(meQuery);
  const { items, currentBusinessId: id } = owners.includes(role)
    ? await client.fetchQuery(myBusinessQuery(userId))
    : { items: [] };
  const business = items[0];
  if (!id) return { role, business, hasShops: false, hasOffers: false };
  const shops = await client.fetchQuery(newestShopQuery(id));
  if (shops.items.length > 0) return { role, business, hasShops: true, hasOffers: true };
  const offers = await client.fetchQuery(newestOfferQuery(id));
  return { role, business, hasShops: false, hasOffers: offers.items.length > 0 };
}
