import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { hiddenReason } from '#web/product/share/hidden-reason.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';

interface ShopBadgeProps {
  readonly shop: Pick<Shop, 'shopStatus'>;
  readonly businessStatus: BusinessStatus;
}

const tones = { live: 'good', onlyYou: 'waiting', inactive: 'off', suspended: 'bad' } as const;

/** Whether customers see a shop; an active shop stays hidden until its business is active. */
export function ShopBadge({ shop, businessStatus }: ShopBadgeProps) {
  const { t } = useTranslation();
  const shown =
    shop.shopStatus === 'active'
      ? businessStatus === 'active'
        ? 'live'
        : 'onlyYou'
      : shop.shopStatus;
  return <ToneBadge tone={tones[shown]}>{t(`shops.badge.${shown}`)}</ToneBadge>;
}

interface OffersCountProps {
  readonly shop: Pick<Shop, 'shopStatus' | 'activeOffersCount'>;
  readonly businessStatus: BusinessStatus;
}

/** The number of a shop's offers that customers see, or will see once the shop is visible. */
export function OffersCount({
  shop: { shopStatus, activeOffersCount: count },
  businessStatus,
}: OffersCountProps) {
  const { t } = useTranslation();
  const hidden = hiddenReason({ business: businessStatus, shop: shopStatus, offer: undefined });
  return <span>{t(hidden ? 'shops.readyOffersCount' : 'shops.offersCount', { count })}</span>;
}
