import { useCallback, useMemo } from 'react';
import type { Validator } from '#contract/validators/validators.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';

type Workplace = Pick<Validator, 'shopId' | 'shopIdentifier'>;

/** Returns functions that name a validator's shop; they return its link if it was removed or is not loaded yet. */
export function useShopNames(businessId: string) {
  const { data: shops } = useAllMyShops(businessId);
  const labels = useMemo(
    () => new Map(shopLabels(shops ?? []).map(({ value, label }) => [value, label])),
    [shops],
  );
  return {
    /** For the owner: `Boa Vista · Recife`. The same function until the shops change. */
    labelOf: useCallback(
      ({ shopId, shopIdentifier }: Workplace): string => labels.get(shopId) ?? shopIdentifier,
      [labels],
    ),
    /** For others: `Padaria Sol da Aurora · Boa Vista`. */
    titleOf: ({ shopId, shopIdentifier }: Workplace): string => {
      const shop = shops?.find(({ id }) => id === shopId);
      return shop ? shopTitle(shop) : shopIdentifier;
    },
  };
}
