import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { cardOfferOf } from '#web/ui/offer/card-offer.ts';
import { OfferCard } from '#web/ui/offer/offer-card.tsx';
import classes from './flyer-offers.module.css';

interface FlyerOffersProps {
  readonly offers: readonly Offer[];
  /** The offer that the link was about. */
  readonly highlightedId: string | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** The offers as cards, the one that the link was about large. */
export function FlyerOffers(props: FlyerOffersProps) {
  const { offers, highlightedId, hasMore, isLoadingMore, onMore } = props;
  const { t } = useTranslation();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={classes['heading']}>
        {t('flyer.offers')}
      </h2>
      {offers.length === 0 && !hasMore && <p className={classes['none']}>{t('flyer.noOffers')}</p>}
      <ul className={classes['grid']}>
        {offers.map((offer) => (
          <li key={offer.id} data-highlighted={offer.id === highlightedId || undefined}>
            <OfferCard offer={cardOfferOf(offer)} isWide={offer.id === highlightedId}>
              <p className={classes['pay']}>
                {offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}
              </p>
            </OfferCard>
          </li>
        ))}
      </ul>
      <div className={classes['more']}>
        <LoadMore hasMore={hasMore} isLoading={isLoadingMore} onMore={onMore} />
      </div>
    </section>
  );
}
