import { Anchor, Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { coverForOwner } from '#web/platform/photos/photos.ts';
import { ShopLinks } from '#web/product/share/shop-links.tsx';
import { NoContact } from '#web/product/shop/no-contact.tsx';
import { OpenStateNow } from '#web/product/shop/open-state-now.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { Picture } from '#web/views/picture/picture.tsx';
import { PlaceholderPicture } from '#web/views/picture/placeholder-picture.tsx';
import { OffersCount } from './offers-count.tsx';
import { ShopBadge } from './shop-badge.tsx';
import classes from './shop-card.module.css';

interface ShopCardProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
}

/** A shop in the owner's list, with links to its flyer. */
export function ShopCard({ shop, businessStatus }: ShopCardProps) {
  const { t } = useTranslation();
  const { image, previewUrl } = coverForOwner(shop.images);
  const { street, number, neighborhood, city, state } = shop.address;
  const title = shopTitle(shop);
  const placeholder = <PlaceholderPicture title={title} className={classes['cover'] ?? ''} />;

  return (
    <LinkedCard className={classes['root']}>
      {image ? (
        <Picture
          image={image}
          previewUrl={previewUrl}
          sizes="(max-width: 36em) 5rem, 9rem"
          alt=""
          className={classes['cover']}
          fallback={placeholder}
        />
      ) : (
        placeholder
      )}
      <div className={classes['content']}>
        <Group justify="space-between" align="flex-start" gap="0.25rem 0.75rem">
          <LinkedCardTitle to={linkToScreen('shop', { id: shop.id })} className={classes['name']}>
            {title}
          </LinkedCardTitle>
          <ShopBadge shop={shop} businessStatus={businessStatus} />
        </Group>
        <Anchor
          component={Link}
          to={linkToScreen('flyer', { id: shop.shopIdentifier })}
          target="_blank"
          size="sm"
          className={classes['identifier'] ?? ''}
        >
          {shop.shopIdentifier}
        </Anchor>
        <Text c="dimmed" size="sm" className={classes['address'] ?? ''}>
          <IconMapPin size={16} aria-hidden="true" />
          {`${street}, ${number} · ${neighborhood} · ${city}/${state}`}
        </Text>
        <Group gap="4px 1rem" c="dimmed" fz="sm">
          <OpenStateNow shop={shop} />
          <OffersCount shop={shop} businessStatus={businessStatus} />
          {shop.followersCount > 0 && (
            <span>{t('shops.followersCount', { count: shop.followersCount })}</span>
          )}
        </Group>
      </div>
      {isPublishingBusiness(businessStatus) && <NoContact shop={shop} />}
      <ShopLinks shop={shop} isNamed hasBusinessNotice />
    </LinkedCard>
  );
}
