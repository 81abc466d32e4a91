import type { TFunction } from 'i18next';
import type { FeedOffer } from '#contract/offers/offers.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { cardOfferOf } from './card-offer.ts';
import { OfferCard } from './offer-card.tsx';
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

/** Returns the shop of an offer as a card names it: with its city, or in the feed of a city with its neighbourhood. */
function shopOn({ shop }: FeedOffer, place: Place): string {
  const { business, neighborhood, city, state } = shop;
  const inCountry = place.state === undefined ? `${city} - ${state}` : city;
  return `${business.name} · ${place.city === undefined ? inCountry : neighborhood}`;
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
            <p className={classes['shop']}>{shopOn(offer, place)}</p>
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}
