import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopInput } from '#contract/shop-input.ts';
import type { Shop } from '#contract/shops.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { shopQuery } from './api/get-shop.ts';
import { useUpdateShop } from './api/update-shop.ts';
import { shopInputOf, shopValues } from './shop-values.ts';
import type { ShopForm } from './use-shop-form.ts';

/** Switches a shop on or off at once, without what the user has typed into its form. */
export function useSwitchShop(id: string, { base, follow }: ShopForm) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const client = useQueryClient();
  const { mutateAsync: updateShop } = useUpdateShop();
  const [isSwitching, setIsSwitching] = useState(false);

  const switchTo = async (shopStatus: 'active' | 'inactive') => {
    setIsSwitching(true);
    try {
      const current: Shop = await client.fetchQuery({ ...shopQuery(id), staleTime: 0 });
      const input = shopInput.parse(shopInputOf(shopValues(current), current.businessId));
      const saved = await updateShop({
        params: { id },
        body: { ...input, shopStatus },
        version: current.version,
      });
      // Where others have changed the shop, the form finds that out when it is sent.
      if (base?.version === current.version) follow(saved);
      await showToast(t(`shops.switched.${shopStatus}`));
    } catch (error) {
      await showToast(textOf(error), 'error');
    } finally {
      setIsSwitching(false);
    }
  };

  return { isSwitching, switchTo };
}
