import { useQuery } from '@tanstack/react-query';
import type { Shop } from '#contract/shops/shops.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

/**
 * Returns whether and why customers cannot see a shop's flyer, and whether the visitor is a member of the business.
 * Only signed-in visitors load the code and the status of the business; until both are loaded, the flyer is hidden. If
 * loading fails, the shop's own status decides.
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
