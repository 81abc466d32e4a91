import { useQuery } from '@tanstack/react-query';
import { owners } from '#web/screens/roles.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { useMe } from './get-me.ts';
import { myBusinessQuery } from './get-my-business.ts';
import { newestOfferQuery, newestShopQuery } from './has-shops-or-offers.ts';

/** The active user's state for the menu, as far as it has been loaded. Asks for offers only where there is no shop. */
export function useUserState(): UserState & { readonly isLoaded: boolean } {
  const { role, userId } = useMe();
  const isOwner = owners.includes(role);
  const { data } = useQuery({ ...myBusinessQuery(userId), enabled: isOwner });
  const id = data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: id !== '' }).data;
  const hasShops = shops !== undefined && shops.items.length > 0;
  const asksOffers = shops !== undefined && !hasShops;
  const offers = useQuery({ ...newestOfferQuery(id), enabled: asksOffers }).data;
  const hasOffers = hasShops || (offers !== undefined && offers.items.length > 0);
  const isLoaded =
    !isOwner || (data !== undefined && (id === '' || hasShops || offers !== undefined));
  return { role, business: data?.items[0], hasShops, hasOffers, isLoaded };
}
