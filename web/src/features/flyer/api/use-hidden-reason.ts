import { useQuery } from '@tanstack/react-query';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { type HiddenReason, hiddenReason } from '#web/ui/share/hidden-reason.ts';
import type { Flyer } from './get-flyer.ts';

/**
 * Why customers cannot see a flyer; undefined where they see it. Only signed-in visitors load the code and the status
 * of the business. Where that fails, the flyer is shown as to customers.
 */
export function useHiddenReason({ shop, offer }: Flyer): HiddenReason | undefined {
  const userId = storedUserId();
  const { data } = useQuery({
    queryKey: ['business-of-flyer', shop.businessId, userId],
    queryFn: async ({ client }) => {
      const { getBusinessStatus } = await import('./get-business-status.ts');
      return getBusinessStatus(client, shop.businessId);
    },
    enabled: userId !== undefined,
  });
  const business = data ?? undefined;
  return hiddenReason({ business, shop: shop.shopStatus, offer: offer?.displayStatus });
}
