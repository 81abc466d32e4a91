import { Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/linked-card.tsx';
import { BusinessAvatar } from '#web/ui/picture/business-avatar.tsx';
import { coverForOwner } from '#web/ui/picture/cover-for-owner.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { PlaceholderPicture } from '#web/ui/picture/placeholder-picture.tsx';
import { ShopLinks } from '#web/ui/share/shop-links.tsx';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './shop-card.module.css';

/** A shop in the owner's list, with links to its flyer. */
export function ShopCard({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const { image, previewUrl } = coverForOwner(shop.images);
  const { street, number, neighborhood, city, state } = shop.address;
  return (
    <LinkedCard className={classes['root']}>
      {image && (
        <Picture
          image={image}
          previewUrl={previewUrl}
          sizes="(max-width: 34em) 18.5rem, 28rem"
          alt=""
          className={classes['cover']}
          fallback={
            <PlaceholderPicture title={shopTitle(shop)} className={classes['cover'] ?? ''} />
          }
        />
      )}
      <Group justify="space-between" wrap="nowrap" align="center">
        <BusinessAvatar business={shop.business} />
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
      <ShopLinks shop={shop} isNamed size="sm" className={classes['actions'] ?? ''} />
    </LinkedCard>
  );
}
