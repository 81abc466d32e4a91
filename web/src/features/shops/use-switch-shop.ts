import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopInput } from '#contract/shops/shop-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { fromServer, useFailureText } from '#web/platform/api/api.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { shopQuery, useUpdateShop } from './api.ts';
import { shopInputOf, shopValues } from './shop-values.ts';

type SwitchedStatus = 'active' | 'inactive';

/** Switches a shop at once, without its form's values. While `next` is being sent, other changes are ignored. */
export function useSwitchShop(id: string) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const client = useQueryClient();
  const { mutateAsync: updateShop } = useUpdateShop();
  const [next, setNext] = useState<SwitchedStatus>();

  const switchTo = async (shopStatus: SwitchedStatus) => {
    if (next) return;
    setNext(shopStatus);
    try {
      const current: Shop = await client.fetchQuery(fromServer(shopQuery(id)));
      const input = shopInput.parse(shopInputOf(shopValues(current), current.businessId));
      await updateShop({
        params: { id },
        body: { ...input, shopStatus },
        version: current.version,
      });
      showToast(t(`shops.switched.${shopStatus}`));
    } catch (error) {
      showToast(textOf(error), 'error');
    } finally {
      setNext(undefined);
    }
  };

  return { next, switchTo };
}
