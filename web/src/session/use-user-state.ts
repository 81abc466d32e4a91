import { useQuery } from '@tanstack/react-query';
import type { UserState } from '#web/screens/user-state.ts';
import { useMe } from './queries/get-me.ts';
import {
  firstValidatorQuery,
  mayHaveBusiness,
  myBusinessQuery,
  newestInvoicesQuery,
  newestOfferQuery,
  newestShopQuery,
} from './queries/my-business.ts';

/** The active user's state for the menu, as far as loaded. Requests offers and invoices only if needed. */
export function useUserState(): UserState & { readonly isLoaded: boolean } {
  const { role, userId } = useMe();
  const mayOwn = mayHaveBusiness(role);
  const { data } = useQuery({ ...myBusinessQuery(userId), enabled: mayOwn });
  const id = data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: id !== '' }).data;
  const validators = useQuery({ ...firstValidatorQuery(id), enabled: id !== '' }).data;
  const hasShops = shops !== undefined && shops.items.length > 0;
  const hasValidators = validators !== undefined && validators.items.length > 0;
  const hasBoth = hasShops && hasValidators;
  const asksOffers = shops !== undefined && validators !== undefined && !hasBoth;
  const offers = useQuery({ ...newestOfferQuery(id), enabled: asksOffers }).data;
  const hasOffers = hasBoth || (offers !== undefined && offers.items.length > 0);
  const asksInvoices = shops !== undefined && !hasShops;
  const invoices = useQuery({ ...newestInvoicesQuery(id), enabled: asksInvoices }).data;
  const hasInvoices = invoices !== undefined && invoices.items.length > 0;
  const isLoaded =
    !mayOwn ||
    (data !== undefined &&
      (id === '' || hasBoth || (offers !== undefined && (hasShops || invoices !== undefined))));
  return {
    role,
    business: data?.items[0],
    hasShops,
    hasValidators,
    hasOffers,
    hasInvoices,
    isLoaded,
  };
}
