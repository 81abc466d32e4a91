import type { FeedOffer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { FeedGrid } from '../offer/feed-grid.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import { PagingLinks } from '../page/paging-links.tsx';
import { CityLinks } from '../place/city-links.tsx';
import { PlaceChooser } from '../place/place-chooser.tsx';
import { PlaceTrail } from '../place/place-trail.tsx';
import classes from './offers-page.module.css';

/** Offers of a larger place. */
interface Around {
  readonly place: Place;
  /** Without those that the page already shows. */
  readonly offers: readonly FeedOffer[];
}

interface OffersPageProps extends Omit<PageProps, 'isPreview'> {
  readonly now: Date;
  readonly place: Place;
  /** A page of the offers of the place. */
  readonly offers: readonly FeedOffer[];
  readonly isFirstPage: boolean;
  /** The link to the next page of offers. */
  readonly nextPage?: string | undefined;
  /** Offers of the larger place, if the place has few. */
  readonly around?: Around | undefined;
}

/** Says that a place has no offers, and leads to the larger place; from the country, shop owners to their page. */
function NoOffers({ t, place }: Pick<OffersPageProps, 't' | 'place'>) {
  const { state, city } = place;
  const larger = city === undefined ? {} : { state };
  return (
    <section className={classes['none']}>
      <ShopWindow state="empty" className={classes['window']} />
      <h2>{t('page.offers.none.title', { inPlace: inPlace(t, place) })}</h2>
      <p>{t('page.offers.none.hint')}</p>
      {state === undefined ? (
        <a className="open-button" href={pageLink('forShops')}>
          {t('page.offers.forShops')}
        </a>
      ) : (
        <a className="open-button" href={placeLink(larger)}>
          {t('page.offers.seeIn', { inPlace: inPlace(t, larger) })}
        </a>
      )}
    </section>
  );
}

/** More offers, of a larger place. */
function OffersAround({ t, now, place, offers }: Around & Pick<OffersPageProps, 't' | 'now'>) {
  if (offers.length === 0) return null;
  const name = { inPlace: inPlace(t, place) };
  return (
    <section className={classes['around']}>
      <h2>{t('page.offers.around', name)}</h2>
      <FeedGrid {...{ t, now, place, offers }} headingLevel={3} />
      <a className="open-button" href={placeLink(place)}>
        {t('page.offers.seeIn', name)}
      </a>
    </section>
  );
}

/** The offers of the country, a state or a city, the latest start first. */
export function OffersPage({ t, now, place, offers, isFirstPage, ...props }: OffersPageProps) {
  const { nextPage, around, ...frame } = props;
  const isOnlyPage = isFirstPage && nextPage === undefined;
  const shown = [...offers, ...(around?.offers ?? [])];
  return (
    <OpenPage {...{ t, place, ...frame }} isAboutPlace className={classes['main']}>
      <div className={classes['head']}>
        <div>
          <PlaceTrail t={t} place={place} />
          <h1>{t('page.offers.title', { inPlace: inPlace(t, place) })}</h1>
        </div>
        <PlaceChooser t={t} place={place} />
      </div>
      {offers.length > 0 && <FeedGrid {...{ t, now, place, offers }} headingLevel={2} />}
      {offers.length === 0 && isOnlyPage && <NoOffers t={t} place={place} />}
      {/* Three offers of a business are on a page at most, so that a page may have none of the next ones. */}
      {offers.length === 0 && !isOnlyPage && <p>{t('page.offers.none.page')}</p>}
      <PagingLinks
        label={t('page.offers.pages')}
        first={isFirstPage ? undefined : placeLink(place)}
        firstLabel={t('page.offers.first')}
        next={nextPage}
        nextLabel={t('page.moreOffers')}
      />
      {around && <OffersAround {...{ t, now, ...around }} />}
      {shown.length > 0 && <p>{t('page.offers.how')}</p>}
      <CityLinks t={t} place={place} shops={shown.map(({ shop }) => shop)} />
    </OpenPage>
  );
}
