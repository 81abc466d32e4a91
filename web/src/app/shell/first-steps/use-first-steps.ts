import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';
import { isSpecialBusiness, owners } from '#web/screens/user-state.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import {
  myBusinessQuery,
  newestOfferQuery,
  newestShopQuery,
} from '#web/session/queries/my-business.ts';
import {
  type SavedFirstSteps,
  savedFirstSteps,
  saveFirstSteps,
} from '#web/session/saved-first-steps.ts';

const stepNames = ['business', 'approval', 'shop', 'offer', 'share'] as const;

export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  readonly name: StepName;
  /** `next` is the step that the user can do now; `waiting` depends on others. */
  readonly status: 'done' | 'next' | 'waiting' | 'later';
}

export interface Progress {
  /** The live record, or the draft that waits for its first approval. */
  readonly business:
    | Pick<
        Business,
        'status' | 'sizeTypeId' | 'previousActive' | 'legalRegister' | 'personRegister'
      >
    | undefined;
  readonly hasShops: boolean;
  readonly hasOffers: boolean;
}

/** Returns an owner's steps up to sharing the flyer; empty for a suspended, closed or special business. */
export function firstStepsOf({ business, hasShops, hasOffers }: Progress): readonly FirstStep[] {
  const status = business?.status;
  if (status === 'suspended' || status === 'closed') return [];
  if (business && isSpecialBusiness(business)) return [];
  const isApproved = status === 'active';
  const isDone: Readonly<Record<StepName, boolean>> = {
    business: business !== undefined,
    approval: isApproved,
    shop: hasShops,
    offer: hasOffers,
    share: false,
  };
  const waits: Readonly<Partial<Record<StepName, boolean>>> = {
    approval: status === 'pending_approval' && business !== undefined && !lacksTaxId(business),
    share: !isApproved,
  };
  const next = stepNames.find((name) => !isDone[name] && !waits[name]);
  return stepNames.map((name) => {
    if (isDone[name]) return { name, status: 'done' };
    if (name === next) return { name, status: 'next' };
    return { name, status: waits[name] && business ? 'waiting' : 'later' };
  });
}

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
