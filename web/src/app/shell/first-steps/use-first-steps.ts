import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { owners } from '#web/screens/roles.ts';
import { newestOfferQuery, newestShopQuery } from '#web/session/first-rows.ts';
import { useMe } from '#web/session/get-me.ts';
import { myBusinessQuery } from '#web/session/get-my-business.ts';
import { keepFirstSteps, keptFirstSteps } from '#web/session/kept-first-steps.ts';
import { firstStepsOf } from './first-steps-of.ts';
import { useOfferShop } from './use-offer-shop.ts';

/** An owner's first steps, undefined until they are known. Others, and owners who have done all, ask for nothing. */
export function useFirstSteps() {
  const { role, userId } = useMe();
  const [kept, setKept] = useState(() => keptFirstSteps(userId));
  const isAsked = owners.includes(role) && kept !== 'shared';
  const { data } = useQuery({
    ...myBusinessQuery(userId),
    enabled: isAsked,
    // Who waits for the approval comes back to see it.
    refetchOnWindowFocus: true,
  });
  const id = data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: isAsked && id !== '' }).data;
  const hasShops = shops !== undefined && shops.items.length > 0;
  const offers = useQuery({
    ...newestOfferQuery(id),
    enabled: isAsked && hasShops,
  }).data;
  const business = data?.active ?? data?.items[0];
  const [offer] = offers?.items ?? [];
  const { shop, isPending } = useOfferShop(
    isAsked && business?.status === 'active' ? offer : undefined,
  );
  const isLoaded =
    data !== undefined && (id === '' || (shops && (!hasShops || offers))) && !isPending;
  if (!isAsked || !isLoaded) return undefined;

  const keep = (next: 'shared' | 'folded' | 'open') => {
    keepFirstSteps(userId, next);
    setKept(next);
  };
  return {
    steps: firstStepsOf({
      business,
      hasShops,
      hasOffers: offer !== undefined,
    }),
    business,
    /** Where the newest offer is, for a business that may share it. */
    shop,
    isFolded: kept === 'folded',
    keep,
  };
}
