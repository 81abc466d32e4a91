import { keys } from '../../shared/table/keys.ts';
import { currentOffers } from '../../shared/table/offer-states.ts';
import { queryRange } from '../../shared/table/query.ts';

/** Returns whether a shop has offers that have not ended, active or inactive, scheduled ones included. */
export async function hasCurrentOffers(shopId: string, now: Date): Promise<boolean> {
  const found = await Promise.all(
    (['active', 'inactive'] as const).map((status) =>
      queryRange(currentOffers(keys.shop(shopId).PK, status, now), 1),
    ),
  );
  return found.some((rows) => rows.length > 0);
}
