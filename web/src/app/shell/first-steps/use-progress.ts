import { useQuery } from '@tanstack/react-query';
import { newestOfferQuery, newestShopQuery } from '#web/session/queries/first-rows.ts';
import { myBusinessQuery } from '#web/session/queries/get-my-business.ts';
import { useOfferShop } from './use-offer-shop.ts';

/** How far an owner has come, as far as it has been loaded. Asks for nothing where it is not needed. */
export function useProgress(userId: string, isNeeded: boolean) {
  const mine = useQuery({
    ...myBusinessQuery(userId),
    enabled: isNeeded,
    // Who waits for the approval comes back to see it.
    refetchOnWindowFocus: true,
  });
  const id = mine.data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: isNeeded && id !== '' });
  const hasShops = shops.data !== undefined && shops.data.items.length > 0;
  const offers = useQuery({ ...newestOfferQuery(id), enabled: isNeeded && hasShops });
  const business = mine.data?.active ?? mine.data?.items[0];
  const [offer] = offers.data?.items ?? [];
  const { shop, isPending } = useOfferShop(
    isNeeded && business?.status === 'active' ? offer : undefined,
  );
  return {
    business,
    hasShops,
    hasOffers: hasShops && offer !== undefined,
    /** The shop of the newest offer, for a business that may share it. */
    shop,
    isLoaded:
      mine.data !== undefined &&
      (id === '' || (shops.data !== undefined && (!hasShops || offers.data !== undefined))) &&
      !isPending,
    hasFailed: mine.isError || shops.isError || offers.isError,
  };
}
