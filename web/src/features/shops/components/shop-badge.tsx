import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { Shop } from '#contract/shops.ts';

interface ShopBadgeProps {
  readonly shop: Pick<Shop, 'shopStatus'>;
  readonly businessStatus: BusinessStatus;
}

const colors = { live: 'teal', onlyYou: 'yellow', inactive: 'gray', suspended: 'red' } as const;

/** Whether customers see a shop: one that is switched on is hidden as long as its business is not active. */
export function ShopBadge({ shop, businessStatus }: ShopBadgeProps) {
  const { t } = useTranslation();
  const shown =
    shop.shopStatus === 'active'
      ? businessStatus === 'active'
        ? 'live'
        : 'onlyYou'
      : shop.shopStatus;
  return (
    <Badge color={colors[shown]} variant="light" radius="sm" tt="none" fw={550}>
      {t(`shops.badge.${shown}`)}
    </Badge>
  );
}
