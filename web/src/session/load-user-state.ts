import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { myBusinessQuery } from './get-my-business.ts';
import { hasOffersQuery, hasShopsQuery } from './has-any.ts';
import { currentBusinessIdOf } from './rules/special-business.ts';
import type { UserState } from './rules/user-state.ts';
import { userStateOf } from './user-state-of.ts';

/** Loads what the landing rule needs and no more: a step is asked for when the one before is taken. */
export async function loadUserState(client: QueryClient): Promise<UserState> {
  const me = await client.fetchQuery(meQuery);
  const isOwner = me.role === 'owner' || me.role === 'consumer';
  const business = isOwner
    ? (await client.fetchQuery(myBusinessQuery(me.userId))).items[0]
    : undefined;
  if (!business) return userStateOf({ me, business, hasShops: false, hasOffers: false });
  const id = currentBusinessIdOf(business);
  const hasShops = await client.fetchQuery(hasShopsQuery(id));
  const hasOffers = hasShops || (await client.fetchQuery(hasOffersQuery(id)));
  return userStateOf({ me, business, hasShops, hasOffers });
}
