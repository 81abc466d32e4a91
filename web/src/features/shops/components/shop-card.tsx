import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shop } from '#contract/shops.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { ShareLink } from '#web/ui/share-link.tsx';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './shop-card.module.css';

/** A shop in the owner's list, with the way to its flyer. */
export function ShopCard({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const flyer = linkTo('flyer', { id: shop.shopIdentifier });
  const { street, number, neighborhood, city, state } = shop.address;
  return (
    <article className={classes['root']}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <h2 className={classes['name']}>
          <Link to={linkTo('shop', { id: shop.id })} replace className={classes['link']}>
            {shop.shopIdentifier}
          </Link>
        </h2>
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
      <Group gap="xs" mt="xs" className={classes['actions'] ?? ''}>
        <Button
          component={Link}
          to={flyer}
          target="_blank"
          size="sm"
          variant="light"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          aria-label={t('shops.seeFlyerOf', { shop: shop.shopIdentifier })}
        >
          {t('shops.seeFlyer')}
        </Button>
        <ShareLink size="sm" path={flyer} title={shop.shopIdentifier} />
      </Group>
    </article>
  );
}
