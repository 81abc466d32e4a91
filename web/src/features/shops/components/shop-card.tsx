import { Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { FlyerLinks } from '#web/ui/flyer-links.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/linked-card.tsx';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './shop-card.module.css';

/** A shop in the owner's list, with links to its flyer. */
export function ShopCard({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const { street, number, neighborhood, city, state } = shop.address;
  return (
    <LinkedCard component="article" className={classes['root']}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <LinkedCardTitle to={linkTo('shop', { id: shop.id })} className={classes['name']}>
          {shop.shopIdentifier}
        </LinkedCardTitle>
        <StatusBadge status={shop.shopStatus} />
      </Group>
      <Text c="dimmed" size="sm" className={classes['address'] ?? ''}>
        <IconMapPin size={16} aria-hidden="true" />
        {`${street}, ${number} · ${neighborhood} · ${city}/${state}`}
      </Text>
      <Group gap="4px 1rem" c="dimmed" fz="sm">
        <OpenState shop={shop} />
        <span>{t('shops.offersCount', { count: shop.activeOffersCount })}</span>
        {shop.followersCount > 0 && (
          <span>{t('shops.followersCount', { count: shop.followersCount })}</span>
        )}
      </Group>
      <FlyerLinks
        id={shop.shopIdentifier}
        title={shop.shopIdentifier}
        isNamed
        size="sm"
        className={classes['actions'] ?? ''}
      />
    </LinkedCard>
  );
}
