import { useQuery } from '@tanstack/react-query';
import { useMe } from './get-me.ts';
import { useMyBusiness } from './get-my-business.ts';
import { hasOffersQuery, hasShopsQuery } from './has-any.ts';
import { currentBusinessIdOf } from './rules/special-business.ts';
import type { UserState } from './rules/user-state.ts';
import { userStateOf } from './user-state-of.ts';

/** The active user's state for the menu, as far as it is known yet. */
export function useUserState(): UserState {
  const me = useMe();
  const business = useMyBusiness().data?.items[0];
  const id = business ? currentBusinessIdOf(business) : '';
  const hasShops = useQuery({ ...hasShopsQuery(id), enabled: id !== '' }).data;
  const asksOffers = id !== '' && hasShops === false;
  const hasOffers = useQuery({ ...hasOffersQuery(id), enabled: asksOffers }).data;
  return userStateOf({
    me,
    business,
    hasShops: hasShops ?? false,
    hasOffers: hasOffers ?? hasShops ?? false,
  });
}
