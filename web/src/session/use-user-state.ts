import { useQuery } from '@tanstack/react-query';
import type { UserState } from '#web/screens/user-state.ts';
import { useMe } from './get-me.ts';
import { useMyBusiness } from './get-my-business.ts';
import { hasOffersQuery, hasShopsQuery } from './has-any.ts';

/** The active user's state for the menu, as far as it is known yet. */
export function useUserState(): UserState {
  const { role } = useMe();
  const { data } = useMyBusiness();
  const id = data?.currentBusinessId ?? '';
  const hasShops = useQuery({ ...hasShopsQuery(id), enabled: id !== '' }).data;
  const asksOffers = id !== '' && hasShops === false;
  const hasOffers = useQuery({ ...hasOffersQuery(id), enabled: asksOffers }).data;
  return {
    role,
    business: data?.items[0],
    hasShops: hasShops ?? false,
    hasOffers: hasOffers ?? hasShops ?? false,
  };
}
