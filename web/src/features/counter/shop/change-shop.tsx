import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isFromDevice } from '#web/platform/offline/offline.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { forgetShop, type ShopOfDevice } from './kept-shop.ts';

interface ChangeShopProps {
  readonly shop: ShopOfDevice;
  readonly onChange: () => void;
}

/**
 * The way of an owner with several shops to another shop. Forgets a shop that was removed. Loaded after the counter is
 * shown.
 */
export default function ChangeShop({ shop, onChange }: ChangeShopProps) {
  const { t } = useTranslation();
  const { data: shops = [], dataUpdatedAt, isFetching } = useAllMyShops(shop.businessId);
  // An answer from the device may be older than the shop.
  const isCurrent = dataUpdatedAt > 0 && !isFetching && !isFromDevice(dataUpdatedAt);
  const isRemoved = isCurrent && shops.length > 0 && !shops.some(({ id }) => id === shop.id);
  useEffect(() => {
    if (isRemoved) forgetShop();
  }, [isRemoved]);
  if (shops.length < 2) return null;
  return (
    <button type="button" onClick={onChange}>
      {t('counter.shop.change')}
    </button>
  );
}
