import { useQuery } from '@tanstack/react-query';
import type { Shop } from '#contract/shops/shops.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

/**
 * Whether customers see the flyer of a shop (`isHidden`), why they do not, and whether the visitor is a member of its business
 * and may change it. Only signed-in visitors load the code and
 * the status of the business, and until that is known the flyer is hidden. Where it does not load, the shop's own status
 * decides.
 */
export function useHiddenReason(shop: Shop) {
  const userId = storedUserId();
  const { data, isLoading } = useQuery({
    queryKey: ['hidden-reason', shop.id, shop.shopStatus, userId],
    queryFn: async ({ client }) =>
      (await import('./get-hidden-reason.ts')).getHiddenReason(client, shop),
    enabled: userId !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return {
    reason: data?.reason,
    isMember: data?.isMember ?? false,
    mayChange: data?.mayChange ?? false,
    isHidden: isLoading || Boolean(data?.reason) || shop.shopStatus !== 'active',
  };
}
