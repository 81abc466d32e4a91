import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { LinkedCard } from './linked-card.tsx';
import classes from './offer-grid.module.css';
import { gridOnPaper, isPrinted } from './printed-offers.ts';

interface OfferGridProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly site: string;
  readonly shop: Shop;
  readonly offers: readonly Offer[];
  /** The offer that is large. */
  readonly highlightedId?: string | undefined;
  /** Whether the first card is in view when the page opens. */
  readonly isFirst?: boolean;
  readonly isPreview: boolean;
}

/** Offers as cards; on paper, the cards fill one sheet. */
export function OfferGrid({
  t,
  now,
  site,
  shop,
  offers,
  highlightedId,
  isFirst = false,
  isPreview,
}: OfferGridProps) {
  const { columns, rows } = gridOnPaper(offers.filter(isPrinted).length);
  return (
    <ul className={classes['root']} data-columns={columns} data-rows={rows}>
      {offers.map((offer, index) => (
        <li
          key={offer.id}
          data-offer={isPreview ? undefined : offer.id}
          data-highlighted={offer.id === highlightedId ? '' : undefined}
          data-only-screen={isPrinted(offer) ? undefined : ''}
        >
          <LinkedCard
            {...{ t, now, site, offer, shop, isPreview }}
            isHighlighted={offer.id === highlightedId}
            isPriority={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
