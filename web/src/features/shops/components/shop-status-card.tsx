import { Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { Shop } from '#contract/shops.ts';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import type { ShopForm } from '../use-shop-form.ts';
import { useSwitchShop } from '../use-switch-shop.ts';
import { OwnShopLinks } from './own-shop-links.tsx';
import { ShopBadge } from './shop-badge.tsx';

interface ShopStatusCardProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
  readonly shopForm: ShopForm;
}

/** Whether customers see a shop, the switch for it, and the links to its flyer. */
export function ShopStatusCard({ shop, businessStatus, shopForm }: ShopStatusCardProps) {
  const { t } = useTranslation();
  const { isSwitching, switchTo } = useSwitchShop(shop.id, shopForm);
  const isActive = shop.shopStatus === 'active';
  const meaning = isActive && businessStatus !== 'active' ? 'waiting' : shop.shopStatus;
  return (
    <Paper withBorder p={{ base: 'min(1rem, 4vw)', sm: 'lg' }}>
      <Stack gap="md">
        <Group gap="0.25rem 1rem">
          <ShopBadge shop={shop} businessStatus={businessStatus} />
          <Text component="div" size="sm" c="dimmed">
            <OpenState shop={shop} />
          </Text>
          <Text size="sm" c="dimmed">
            {t('shops.offersCount', { count: shop.activeOffersCount })}
          </Text>
        </Group>
        <Switch
          size="md"
          label={t('shops.switch.label')}
          description={t(`shops.switch.${meaning}`)}
          checked={isActive}
          disabled={isSwitching || shop.shopStatus === 'suspended'}
          onChange={({ currentTarget }) => switchTo(currentTarget.checked ? 'active' : 'inactive')}
        />
        <OwnShopLinks shop={shop} />
      </Stack>
    </Paper>
  );
}
