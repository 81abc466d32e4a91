import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { LegalBlock } from '../offer/legal-block.tsx';
import { OtherOffers } from '../offer/other-offers.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { MarketPageProps } from '../page/page-props.ts';
import { MoreOfPlace } from '../shop/more-of-place.tsx';
import { ShopActions } from '../shop/shop-actions.tsx';
import { ShopPlaceLink } from '../shop/shop-place-link.tsx';
import classes from './offer-gone-page.module.css';

interface OfferGonePageProps extends MarketPageProps {
  readonly reason: 'expired' | 'inactive' | 'scheduled';
  readonly shop: Shop;
  /** The shop's offers that customers can see. */
  readonly offers: readonly Offer[];
}

/**
 * Says that an offer has ended or is not shown now, and leads to its shop and to other offers, of the shop or
 * else of its city.
 */
export function OfferGonePage({ t, now, Text, site, reason, shop, ...props }: OfferGonePageProps) {
  const { offers, isPreview = false, ...frame } = props;
  const isAlone = offers.length === 0;
  return (
    <OpenPage {...{ t, isPreview, shop, ...frame }} className={classes['main']}>
      <section className={classes['notice']}>
        <ShopWindow state="closed" className={classes['window']} />
        <div className={classes['words']}>
          <h1>{t(`page.gone.${reason}`)}</h1>
          <p>
            {t('page.gone.shop')}{' '}
            <a href={pageLink('shop', shop.shopIdentifier)}>{shopTitle(shop)}</a>
            {' · '}
            <ShopPlaceLink shop={shop} />
          </p>
          {isAlone ? <MoreOfPlace t={t} shop={shop} /> : <p>{t('page.gone.others')}</p>}
          <ShopActions {...{ t, site, shop, isPreview }} path={frame.path} page="shop" />
        </div>
      </section>
      <OtherOffers {...{ t, now, shop, offers, isPreview }} />
      {!isAlone && <MoreOfPlace t={t} shop={shop} />}
      <LegalBlock {...{ t, Text, shop }} offers={[]} />
    </OpenPage>
  );
}
