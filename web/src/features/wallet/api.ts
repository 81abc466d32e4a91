import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Claim } from '#contract/claims/claims.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { queryKeyOf, routePages, routeQuery, useRouteMutation } from '#web/platform/api/api.ts';
import { pauseAfter } from './pause-after.ts';

/** Rows in a page: the largest page of the API, so that most wallets are one call. */
const limit = 100;

/** Query of the claims that can be used, soonest to end first. */
export const openClaimsQuery = (consumerId: string) => ({
  ...routePages(claimRoutes.listClaims, {
    params: { consumerId },
    query: { status: 'open', limit },
  }),
  refetchOnWindowFocus: true,
});

/** Query of the used, ended and cancelled claims, newest first. */
export const pastClaimsQuery = (consumerId: string) =>
  routePages(claimRoutes.listClaims, { params: { consumerId }, query: { status: 'past' } });

interface LookedAt {
  readonly state: { readonly data: unknown; readonly dataUpdateCount: number };
}

/**
 * Query of one claim, repeated while it can be used and the page is visible, so that the screen shows its use. A member
 * of the business who is not its holder gets another answer.
 */
export const claimQuery = (code: string) => ({
  ...routeQuery(claimRoutes.getClaim, { params: { code }, query: {} }),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: ({ state: { data, dataUpdateCount } }: LookedAt) =>
    navigator.onLine && isOpen(data as Claim | undefined) ? pauseAfter(dataUpdateCount) : false,
});

const isOpen = (claim: Claim | undefined) => claim?.status === 'open';

/** Query of the shops that a user follows, the last followed first. */
export const followedShopsQuery = (consumerId: string) =>
  routePages(shopRoutes.listFollowedShops, { params: { consumerId }, query: {} });

/** Cancels a claim. */
export const useCancelClaim = () =>
  useRouteMutation(claimRoutes.cancelClaim, { invalidates: [claimRoutes.listClaims] });

/** Follows and unfollows a shop. The shown list keeps the shop, so that the user can take it back. */
export function useFollowing() {
  const client = useQueryClient();
  const follow = useRouteMutation(shopRoutes.followShop);
  const unfollow = useRouteMutation(shopRoutes.unfollowShop);
  useEffect(
    () => () => {
      const queryKey = queryKeyOf(shopRoutes.listFollowedShops);
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    [client],
  );
  return { follow, unfollow };
}
