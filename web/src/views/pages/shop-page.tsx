import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { LegalBlock } from '../offer/legal-block.tsx';
import { CompactGrid } from '../offer/offer-grid.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { MarketPageProps } from '../page/page-props.ts';
import { Gallery } from '../picture/gallery.tsx';
import { FollowersCount } from '../shop/followers-count.tsx';
import { ShopMasthead } from '../shop/masthead/shop-masthead.tsx';
import { MoreOfPlace } from '../shop/more-of-place.tsx';
import { ShopActions } from '../shop/shop-actions.tsx';
import { ShopDetails } from '../shop/shop-details.tsx';
import { ShopLinks } from '../shop/shop-links.tsx';
import { ClaimNotes } from '../voucher/claim-notes.tsx';
import columns from './shop-columns.module.css';
import classes from './shop-page.module.css';

interface ShopPageProps extends MarketPageProps {
  readonly shop: Shop;
  /** The other shops of the business that customers can see. */
  readonly otherShops: readonly ShopSummary[];
  /** A page of the shop's offers. */
  readonly offers: readonly Offer[];
  /** The link to the next page of offers. */
  readonly nextPage?: string | undefined;
}

/** The page of a shop: its photos, hours, contacts, offers, and the other shops of the business. */
export function ShopPage({ t, now, Text, site, shop, offers, ...props }: ShopPageProps) {
  const { otherShops, nextPage, isPreview = false, ...frame } = props;
  const { followersCount, images } = shop;
  const name = shopTitle(shop);
  // The head of the page shows the first one.
  const photos = images.filter(({ status }) => status === 'ready').slice(1);
  return (
    <OpenPage
      {...{ t, shop, isPreview, ...frame }}
      className={columns['root']}
      header={
        <ShopMasthead {...{ t, now, shop }} facts={<FollowersCount t={t} count={followersCount} />}>
          <ShopActions {...{ t, site, shop, isPreview }} path={frame.path} page="shop" />
        </ShopMasthead>
      }
    >
      <div className={classes['content']}>
        {photos.length > 0 && (
          <section className={classes['photos']}>
            <h2 className={columns['heading']}>{t('page.photosTitle')}</h2>
            <Gallery {...{ t, name }} images={photos} sizes="15rem" isSmall />
          </section>
        )}
        <section>
          <h2 className={columns['heading']}>{t('flyer.offers')}</h2>
          {offers.length === 0 ? (
            <p className={columns['none']}>{t('flyer.noOffers')}</p>
          ) : (
            <>
              <CompactGrid {...{ t, now, shop, offers, isPreview }} hasClaims />
              {!isPreview && <ClaimNotes {...{ t, shop }} path={frame.path} />}
            </>
          )}
          <nav className={columns['more']} aria-label={t('flyer.offers')}>
            {nextPage && (
              <a className="open-button" href={nextPage} rel="next">
                {t('page.moreOffers')}
                <ChevronRightIcon />
              </a>
            )}
            <a className="open-button" href={pageLink('flyer', shop.shopIdentifier)}>
              {t('page.seeFlyer')}
            </a>
          </nav>
        </section>
        <ShopLinks
          t={t}
          title={t('page.otherShops', { name: shop.business.name })}
          shops={otherShops}
        />
      </div>
      <ShopDetails {...{ t, now, Text, shop }} />
      <MoreOfPlace t={t} shop={shop} />
      <LegalBlock {...{ t, Text, shop }} offers={[]} />
    </OpenPage>
  );
}
