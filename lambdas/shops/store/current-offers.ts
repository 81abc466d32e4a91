import { keys } from '#lambdas/platform/table/keys.ts';
import { currentOffers } from '#lambdas/platform/table/offer-states.ts';
import { queryRange } from '#lambdas/platform/table/query.ts';

/** Returns whether a shop has offers that have not ended, active or inactive, scheduled ones included. */
export async function hasCurrentOffers(shopId: string, now: Date): Promise<boolean> {
  const found = await Promise.all(
    (['active', 'inactive'] as const).map((status) =>
      queryRange(currentOffers(keys.shop(shopId).PK, status, now), 1),
    ),
  );
  return found.some((rows) => rows.length > 0);
}
