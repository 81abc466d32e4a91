import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { ArrowLeftIcon } from '../../icons/icons.tsx';
import { BusinessAvatar } from '../../picture/business-avatar.tsx';
import { ShopPlaceLink } from '../shop-place-link.tsx';
import classes from './shop-crumb.module.css';

interface ShopCrumbProps {
  readonly t: TFunction;
  readonly shop: Shop;
}

/** The ways from an offer to the page of its shop, and to the offers of its city. */
export function ShopCrumb({ t, shop }: ShopCrumbProps) {
  return (
    <nav className={classes['root']} aria-label={t('page.ofShop')}>
      <a href={pageLink('shop', shop.shopIdentifier)}>
        <ArrowLeftIcon />
        <BusinessAvatar business={shop.business} className={classes['avatar']} />
        {shopTitle(shop)}
      </a>
      <ShopPlaceLink shop={shop} />
    </nav>
  );
}
