import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { addressLines, mapLink, shopTitle } from '#web/lib/format/shop-texts.ts';
import { MapPinIcon } from '../icons/icons.tsx';
import { cardOfferOf } from '../offer/card/card-offer.ts';
import { LegalBlock } from '../offer/legal-block.tsx';
import { OfferActions } from '../offer/offer-actions.tsx';
import { OfferPrices } from '../offer/offer-prices.tsx';
import { OfferStock } from '../offer/offer-stock.tsx';
import { OtherOffers } from '../offer/other-offers.tsx';
import { OfferPoster } from '../offer/poster/offer-poster.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { MarketPageProps } from '../page/page-props.ts';
import { Gallery } from '../picture/gallery.tsx';
import { FollowButton } from '../shop/follow-button.tsx';
import { ShopCrumb } from '../shop/masthead/shop-crumb.tsx';
import { MoreOfPlace } from '../shop/more-of-place.tsx';
import { OpenStateText } from '../shop/open-state-text.tsx';
import { ShopLinks } from '../shop/shop-links.tsx';
import { ClaimNotes } from '../voucher/claim-notes.tsx';
import classes from './offer-page.module.css';

interface OfferPageProps extends MarketPageProps {
  readonly offer: Offer;
  /** The shop whose page it is. */
  readonly shop: Shop;
  /** All shops that have the offer. */
  readonly shops: readonly ShopSummary[];
  /** Other offers of the shop. */
  readonly others: readonly Offer[];
}

/** The photos of an offer, or a poster without photos, and beside them its price and facts. */
function OfferHead(props: Omit<OfferPageProps, 'others' | 'shops' | 'Text' | 'language'>) {
  const { t, now, site, offer, shop, path, isPreview = false } = props;
  const { title, offerPrice, images, displayStatus } = offer;
  const photos = images.filter(({ status }) => status === 'ready');
  const isPoster = photos.length === 0;
  const heading = <h1 className={classes['title']}>{title}</h1>;
  return (
    <article
      className={classes['head']}
      data-offer={isPreview ? undefined : offer.id}
      data-sold-out={displayStatus === 'sold_out' ? '' : undefined}
    >
      {isPoster ? (
        <div className={classes['poster']}>
          <OfferPoster {...{ title, offerPrice, heading }} />
        </div>
      ) : (
        <Gallery
          {...{ t, name: title }}
          images={photos}
          sizes="(max-width: 34em) 18.5rem, (max-width: 48em) 88vw, 36rem"
          isPriority
        />
      )}
      <div className={classes['facts']}>
        {!isPoster && heading}
        <OfferPrices
          {...{ t, now }}
          offer={cardOfferOf(offer)}
          size="large"
          isOnPoster={isPoster}
        />
        <OfferStock t={t} offer={offer} />
        {displayStatus === 'sold_out' && (
          <p className={classes['soldOut']}>
            {t('page.claim.soldOut')}{' '}
            <a href={pageLink('shop', shop.shopIdentifier)}>{t('page.claim.others')}</a>
          </p>
        )}
        <div className={classes['actions']} inert={isPreview}>
          <OfferActions {...{ t, site, offer, shop, isPreview }} />
        </div>
        {displayStatus === 'active' && !isPreview && <ClaimNotes {...{ t, shop, path }} />}
      </div>
    </article>
  );
}

/** The shop of the page: whether it is open, and where it is. */
function OfferShop({
  t,
  now,
  shop,
  path,
  isPreview = false,
}: Pick<OfferPageProps, 't' | 'now' | 'shop' | 'path' | 'isPreview'>) {
  const name = shopTitle(shop);
  return (
    <section className={classes['shop']}>
      <div className={classes['name']}>
        <h2>
          <a href={pageLink('shop', shop.shopIdentifier)}>{name}</a>
        </h2>
        <FollowButton {...{ t, path, isPreview }} shop={{ ...shop, name }} />
      </div>
      <p>
        <OpenStateText {...{ t, now, shop }} />
      </p>
      <address>
        {addressLines(shop.address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <a href={mapLink(shop.address)} target="_blank" rel="noreferrer" className={classes['map']}>
        <MapPinIcon />
        {t('flyer.map')}
      </a>
    </section>
  );
}

/** The page of an offer: photos, price, rules, the shops that have it, and other offers. */
export function OfferPage({ t, now, Text, site, offer, shop, shops, ...props }: OfferPageProps) {
  const { others, isPreview = false, ...frame } = props;
  const { moreDetails, offerRules } = offer;
  return (
    <OpenPage {...{ t, shop, isPreview, ...frame }} className={classes['main']}>
      <ShopCrumb t={t} shop={shop} />
      <OfferHead {...{ t, now, site, offer, shop, isPreview }} path={frame.path} />
      <div className={classes['texts']}>
        {moreDetails && (
          <section>
            <h2>{t('page.details')}</h2>
            <Text text={moreDetails} />
          </section>
        )}
        {offerRules && (
          <section>
            <h2>{t('page.rules')}</h2>
            <Text text={offerRules} />
          </section>
        )}
        <OfferShop {...{ t, now, shop, isPreview }} path={frame.path} />
      </div>
      <ShopLinks t={t} title={t('page.alsoIn')} shops={shops.filter(({ id }) => id !== shop.id)} />
      <OtherOffers {...{ t, now, shop, isPreview }} offers={others} />
      <MoreOfPlace t={t} shop={shop} />
      <LegalBlock {...{ t, Text, shop }} offers={[offer]} isBrief />
    </OpenPage>
  );
}
