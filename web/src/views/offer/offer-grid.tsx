import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { ClaimButton } from '../voucher/claim-button.tsx';
import { cardOfferOf } from './card/card-offer.ts';
import { GridCard } from './card/grid-card.tsx';
import { OfferCard } from './card/offer-card.tsx';
import classes from './offer-grid.module.css';
import { offerPageLink } from './offer-message.ts';
import { gridOnPaper, isPrinted } from './printed-offers.ts';

interface OfferGridProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: Shop;
  readonly offers: readonly Offer[];
  readonly isPreview: boolean;
}

/** Returns the attributes of the item with an offer's card. */
const itemOf = (offer: Offer, isPreview: boolean) => ({
  'data-offer': isPreview ? undefined : offer.id,
  'data-only-screen': isPrinted(offer) ? undefined : '',
});

interface FlyerGridProps extends OfferGridProps {
  readonly site: string;
  /** The offer that is large. */
  readonly highlightedId: string | undefined;
}

/** The offers of a flyer as whole cards; on paper, they fill one sheet. */
export function FlyerGrid({ offers, highlightedId, isPreview, ...props }: FlyerGridProps) {
  const { columns, rows } = gridOnPaper(offers.filter(isPrinted).length);
  return (
    <ul className={classes['root']} data-columns={columns} data-rows={rows}>
      {offers.map((offer, index) => (
        <li
          key={offer.id}
          {...itemOf(offer, isPreview)}
          data-highlighted={offer.id === highlightedId ? '' : undefined}
        >
          <GridCard
            {...{ offer, isPreview, ...props }}
            isHighlighted={offer.id === highlightedId}
            isPriority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

interface CompactGridProps extends OfferGridProps {
  /** Whether the offers can be claimed here, besides on their pages. */
  readonly hasClaims?: boolean;
}

/** Offers as small cards, which lead to their pages. */
export function CompactGrid({
  t,
  now,
  shop,
  offers,
  isPreview,
  hasClaims = false,
}: CompactGridProps) {
  return (
    <ul className={classes['root']} data-compact="">
      {offers.map((offer) => (
        <li key={offer.id} {...itemOf(offer, isPreview)}>
          <OfferCard
            {...{ t, now }}
            offer={cardOfferOf(offer)}
            href={offerPageLink(offer.id, shop.shopIdentifier)}
            isCompact
          >
            {hasClaims && offer.displayStatus === 'active' && (
              <div className={classes['claim']} inert={isPreview}>
                <ClaimButton {...{ t, offer, isPreview }} isNamed />
              </div>
            )}
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}
