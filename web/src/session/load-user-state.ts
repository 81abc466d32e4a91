import type { QueryClient } from '@tanstack/react-query';
import type { UserState } from '#web/screens/user-state.ts';
import { meQuery } from './get-me.ts';
import { myBusinessQuery } from './get-my-business.ts';
import { hasOffersQuery, hasShopsQuery } from './has-any.ts';

/** Loads what the landing rule needs and no more: whether there are offers is asked only where there is no shop. */
export async function loadUserState(client: QueryClient): Promise<UserState> {
  const { role, userId } = await client.fetchQuery(meQuery);
  const isOwner = role === 'owner' || role === 'consumer';
  const { items, currentBusinessId } = isOwner
    ? await client.fetchQuery(myBusinessQuery(userId))
    : { items: [] };
  const business = items[0];
  if (!currentBusinessId) return { role, business, hasShops: false, hasOffers: false };
  const hasShops = await client.fetchQuery(hasShopsQuery(currentBusinessId));
  const hasOffers = hasShops || (await client.fetchQuery(hasOffersQuery(currentBusinessId)));
  return { role, business, hasShops, hasOffers };
}
