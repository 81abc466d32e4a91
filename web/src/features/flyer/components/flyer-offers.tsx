import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { cardOfferOf } from '#web/ui/offer/card-offer.ts';
import { OfferCard } from '#web/ui/offer/offer-card.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import classes from './flyer-offers.module.css';

interface FlyerOffersProps {
  readonly query: UseInfiniteQueryResult<readonly Offer[]>;
  /** The id of the linked offer. */
  readonly highlightedId: string | undefined;
}

/** The offers as cards; the linked offer is wide. */
export function FlyerOffers({ query, highlightedId }: FlyerOffersProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={classes['heading']}>
        {t('flyer.offers')}
      </h2>
      <PagedList
        query={query}
        loading={<RowsSkeleton rows={2} height={268} />}
        empty={<p className={classes['none']}>{t('flyer.noOffers')}</p>}
      >
        {(offers) => (
          <ul className={classes['grid']}>
            {offers.map((offer, index) => (
              <li key={offer.id} data-highlighted={offer.id === highlightedId || undefined}>
                <OfferCard
                  offer={cardOfferOf(offer)}
                  isWide={offer.id === highlightedId}
                  isPriority={index === 0}
                >
                  <p className={classes['pay']}>
                    {offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}
                  </p>
                </OfferCard>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
