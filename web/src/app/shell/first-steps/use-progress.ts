import { useQuery } from '@tanstack/react-query';
import { myBusinessQuery } from '#web/session/queries/get-my-business.ts';
import { newestOfferQuery, newestShopQuery } from '#web/session/queries/newest-rows.ts';
import { useOfferShop } from './use-offer-shop.ts';

/** Loads how far an owner has come. Makes no request if `isNeeded` is false. */
export function useProgress(userId: string, isNeeded: boolean) {
  const mine = useQuery({
    ...myBusinessQuery(userId),
    enabled: isNeeded,
    // A user who waits for the approval comes back to see it.
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
    shop,
    isLoaded:
      mine.data !== undefined &&
      (id === '' || (shops.data !== undefined && (!hasShops || offers.data !== undefined))) &&
      !isPending,
    hasFailed: mine.isError || shops.isError || offers.isError,
  };
}
