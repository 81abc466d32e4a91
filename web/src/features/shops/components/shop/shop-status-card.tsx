import { Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { ShopLinks } from '#web/product/share/shop-links.tsx';
import { OpenStateNow } from '#web/product/shop/open-state-now.tsx';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { useSwitchShop } from '../../use-switch-shop.ts';
import { OffersCount } from '../list/offers-count.tsx';
import { ShopBadge } from '../list/shop-badge.tsx';

interface ShopStatusCardProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
  readonly isLocked: boolean;
}

/** Whether customers see a shop, with the switch for it and links to its flyer. */
export function ShopStatusCard({ shop, businessStatus, isLocked }: ShopStatusCardProps) {
  const { t } = useTranslation();
  const { next, switchTo } = useSwitchShop(shop.id);
  // The switch shows the chosen state before the server answers.
  const shopStatus = next ?? shop.shopStatus;
  const isActive = shopStatus === 'active';
  const meaning = isActive && businessStatus !== 'active' ? 'waiting' : shopStatus;
  return (
    <Paper withBorder p={cardPadding}>
      <Stack gap="md">
        <Group gap="0.25rem 1rem">
          <ShopBadge shop={shop} businessStatus={businessStatus} />
          <Text component="div" size="sm" c="dimmed">
            <OpenStateNow shop={shop} />
          </Text>
          <Text size="sm" c="dimmed">
            <OffersCount shop={shop} businessStatus={businessStatus} />
          </Text>
        </Group>
        <Switch
          size="md"
          withThumbIndicator={false}
          label={t('shops.switch.label')}
          description={t(`shops.switch.${meaning}`)}
          checked={isActive}
          disabled={isLocked || shop.shopStatus === 'suspended'}
          onChange={({ currentTarget }) => switchTo(currentTarget.checked ? 'active' : 'inactive')}
        />
        <ShopLinks shop={shop} />
      </Stack>
    </Paper>
  );
}
