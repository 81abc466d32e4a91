import { useQuery } from '@tanstack/react-query';
import type { UserState } from '#web/screens/user-state.ts';
import { useMe } from './get-me.ts';
import { useMyBusiness } from './get-my-business.ts';
import { newestOfferQuery, newestShopQuery } from './has-shops-or-offers.ts';

/** The active user's state for the menu, as far as it has been loaded. */
export function useUserState(): UserState {
  const { role } = useMe();
  const { data } = useMyBusiness();
  const id = data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: id !== '' }).data;
  const hasShops = shops !== undefined && shops.items.length > 0;
  const asksOffers = shops !== undefined && !hasShops;
  const offers = useQuery({ ...newestOfferQuery(id), enabled: asksOffers }).data;
  const hasOffers = hasShops || (offers !== undefined && offers.items.length > 0);
  return { role, business: data?.items[0], hasShops, hasOffers };
}
