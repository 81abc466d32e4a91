import type { ReactNode } from 'react';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { LegalBlock } from '../offer/legal-block.tsx';
import { FlyerGrid } from '../offer/offer-grid.tsx';
import { daysOnPaper } from '../offer/printed-offers.ts';
import { OpenPage } from '../page/open-page.tsx';
import type { MarketPageProps } from '../page/page-props.ts';
import { PaperMasthead } from '../shop/masthead/paper-masthead.tsx';
import { ShopMasthead } from '../shop/masthead/shop-masthead.tsx';
import { MoreOfPlace } from '../shop/more-of-place.tsx';
import { ShopActions } from '../shop/shop-actions.tsx';
import { ShopDetails } from '../shop/shop-details.tsx';
import { ClaimNotes } from '../voucher/claim-notes.tsx';
import classes from './flyer-page.module.css';
import columns from './shop-columns.module.css';

interface FlyerPageProps extends MarketPageProps {
  readonly shop: Shop;
  /** The linked offer, which is shown first and large. */
  readonly offer?: Offer | undefined;
  /** In the order of the flyer, with the linked one. */
  readonly offers: readonly Offer[];
  /** The link to the offers that the flyer has no room for. */
  readonly nextPage?: string | undefined;
  /** The link of the shop's flyer as a QR code, for paper. */
  readonly code: ReactNode;
}

/** The flyer of a shop, for sharing with customers and for printing on one sheet. */
export function FlyerPage({ t, now, Text, site, shop, offer, code, ...props }: FlyerPageProps) {
  const { offers, nextPage, isPreview = false, ...frame } = props;
  const link = site + pageLink('flyer', shop.shopIdentifier);
  return (
    <OpenPage
      {...{ t, shop, isPreview, ...frame }}
      className={columns['root']}
      header={
        <>
          <div className={classes['onScreen']}>
            <ShopMasthead t={t} now={now} shop={shop}>
              <ShopActions {...{ t, site, shop, isPreview }} path={frame.path} page="flyer" />
            </ShopMasthead>
          </div>
          <PaperMasthead
            {...{ t, now, shop, code }}
            days={daysOnPaper(offers, shop.timeZone, now)}
            link={link.replace(/^https?:\/\//, '')}
          />
        </>
      }
    >
      <section>
        <h2 className={`${columns['heading']} ${classes['onScreen']}`}>{t('flyer.offers')}</h2>
        {offers.length === 0 ? (
          <p className={columns['none']}>{t('flyer.noOffers')}</p>
        ) : (
          <>
            <FlyerGrid {...{ t, now, site, shop, offers, isPreview }} highlightedId={offer?.id} />
            {!isPreview && <ClaimNotes {...{ t, shop }} path={frame.path} />}
          </>
        )}
        <nav className={columns['more']} aria-label={t('page.ofShop')}>
          {nextPage && (
            <a className="open-button" href={nextPage}>
              {t('page.moreOffers')}
              <ChevronRightIcon />
            </a>
          )}
          <a className="open-button" href={pageLink('shop', shop.shopIdentifier)}>
            {t('page.seeShop')}
          </a>
        </nav>
      </section>
      <ShopDetails {...{ t, now, Text, shop }} />
      <MoreOfPlace t={t} shop={shop} />
      <LegalBlock {...{ t, Text, shop, offers }} />
    </OpenPage>
  );
}
