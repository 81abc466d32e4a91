import { useMe } from '#web/session/queries/get-me.ts';

/** Returns the list that a user comes from: validators and staff have no list of shops. */
export function useBackScreen(isOffer: boolean) {
  const { role } = useMe();
  if (role === 'staff') return 'staff';
  return role === 'validator' || isOffer ? 'offerList' : 'shopList';
}
