import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { CompactGrid } from './offer-grid.tsx';
import classes from './other-offers.module.css';

interface OtherOffersProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: Shop;
  readonly offers: readonly Offer[];
  readonly isPreview: boolean;
}

/** Other offers of a shop; renders nothing if it has none. */
export function OtherOffers({ t, shop, offers, ...props }: OtherOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={classes['root']}>
      <h2>{t('page.otherOffers', { name: shop.business.name })}</h2>
      <CompactGrid {...{ t, shop, offers, ...props }} />
    </section>
  );
}
