import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Offer } from '#contract/offers/offers.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';
import { owners } from '#web/screens/roles.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { myBusinessQuery } from '#web/session/queries/get-my-business.ts';
import { newestOfferQuery, newestShopQuery } from '#web/session/queries/newest-rows.ts';
import {
  type SavedFirstSteps,
  savedFirstSteps,
  saveFirstSteps,
} from '#web/session/saved-first-steps.ts';
import { firstStepsOf } from './first-steps-of.ts';

/** Loads the shop whose flyer shows an offer: its first active shop, else its first one. */
function useOfferShop(offer: Pick<Offer, 'shopsIds'> | undefined) {
  return useQueries({
    queries: (offer?.shopsIds ?? []).map((id) =>
      routeQuery(shopRoutes.getShop, { params: { id }, query: {} }),
    ),
    combine: (results) => {
      const shops = results.flatMap(({ data }) => data ?? []);
      return {
        shop: offer && offerShop(offer, shops),
        isPending: results.some(({ isPending }) => isPending),
      };
    },
  });
}

/** Loads how far an owner has come. Makes no request if `isNeeded` is false. */
function useProgress(userId: string, isNeeded: boolean) {
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

/** Returns how to show the steps, once the offers have loaded. */
function shownAs(saved: SavedFirstSteps | undefined, hasOffers: boolean): SavedFirstSteps {
  if (hasOffers) return 'published';
  return saved === 'folded' ? 'folded' : 'open';
}

/**
 * Loads an owner's first steps: no `steps` while loading, undefined on failure, for other roles and once all are done.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [saved, setSaved] = useState(() => savedFirstSteps(userId));
  const isAsked = owners.includes(role) && saved !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  const { business, shop, hasOffers } = progress;
  const shown = isLoaded ? shownAs(saved, hasOffers) : saved;

  // Remembered, so that the next loading state has the right height.
  useEffect(() => {
    if (isAsked && isLoaded && shown) saveFirstSteps(userId, shown);
  }, [isAsked, isLoaded, shown, userId]);
  if (!isAsked || (!isLoaded && hasFailed)) return undefined;

  const save = (next: SavedFirstSteps) => {
    saveFirstSteps(userId, next);
    setSaved(next);
  };
  return {
    steps: isLoaded ? firstStepsOf(progress) : undefined,
    business,
    shop,
    hasBusiness: businessId !== undefined,
    shown,
    save,
  };
}
