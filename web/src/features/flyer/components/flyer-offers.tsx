import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { FlyerOffer } from './flyer-offer.tsx';
import classes from './flyer-offers.module.css';
import { FlyerSkeleton } from './flyer-skeleton.tsx';

interface FlyerOffersProps {
  readonly query: UseInfiniteQueryResult<readonly Offer[]>;
  readonly shop: Shop;
  readonly highlightedId: string | undefined;
  readonly isHidden: boolean;
}

/** The offers as cards; the linked offer is large. */
export function FlyerOffers({ query, shop, highlightedId, isHidden }: FlyerOffersProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={classes['heading']}>
        {t('flyer.offers')}
      </h2>
      <PagedList
        query={query}
        loading={<FlyerSkeleton isPart />}
        empty={<p className={classes['none']}>{t('flyer.noOffers')}</p>}
      >
        {(offers) => (
          <ul className={classes['grid']}>
            {offers.map((offer, index) => (
              <li
                key={offer.id}
                data-offer={offer.id}
                data-highlighted={offer.id === highlightedId || undefined}
              >
                <FlyerOffer
                  offer={offer}
                  shop={shop}
                  isHighlighted={offer.id === highlightedId}
                  isPriority={index === 0}
                  isHidden={isHidden}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
