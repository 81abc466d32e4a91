import type { TFunction } from 'i18next';
import type { FeedOffer } from '#contract/offers/offers.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';
import { cardOfferOf } from './card/card-offer.ts';
import { OfferCard } from './card/offer-card.tsx';
import classes from './offer-grid.module.css';
import { offerPageLink } from './offer-message.ts';

/** Pictures that load at once: those on the first screen of a phone. */
const firstPictures = 4;

interface FeedGridProps {
  readonly t: TFunction;
  readonly now: Date;
  /** The place that all offers are in. */
  readonly place: Place;
  readonly offers: readonly FeedOffer[];
  readonly headingLevel: 2 | 3;
}

interface CardShopProps {
  readonly shop: FeedOffer['shop'];
  readonly place: Place;
}

/** The name of a shop and its city; in the feed of a city, its neighbourhood. */
function CardShop({ shop, place }: CardShopProps) {
  const { business, neighborhood, city } = shop;
  const inCountry = place.state === undefined ? cityWithState(shop) : city;
  return (
    <p className={classes['shop']}>
      <span>{business.name}</span>{' '}
      <span>{place.city === undefined ? inCountry : neighborhood}</span>
    </p>
  );
}

/** Offers of several shops as small cards, which name their shops and lead to the pages of the offers. */
export function FeedGrid({ t, now, place, offers, headingLevel }: FeedGridProps) {
  return (
    <ul className={classes['root']} data-feed="">
      {offers.map((offer, index) => (
        <li key={`${offer.id} ${offer.shop.id}`}>
          <OfferCard
            {...{ t, now, headingLevel }}
            offer={cardOfferOf(offer)}
            href={offerPageLink(offer.id, offer.shop.shopIdentifier)}
            isPriority={headingLevel === 2 && index < firstPictures}
            isCompact
          >
            <CardShop shop={offer.shop} place={place} />
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}
