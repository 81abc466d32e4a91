import type { TFunction } from 'i18next';
import { limitPerPerson } from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import classes from './offer-stock.module.css';

interface OfferStockProps {
  readonly t: TFunction;
  readonly offer: Offer;
}

/** Returns how many of an offer are left; undefined without a limit. */
function leftText({ t, offer }: OfferStockProps): string | undefined {
  const { availableLimit, claimedCount, displayStatus } = offer;
  if (displayStatus === 'sold_out') return t('status.sold_out');
  if (availableLimit === undefined) return undefined;
  return t('page.left', { count: Math.max(0, availableLimit - claimedCount) });
}

/** The remaining quantity of an offer, the ways to pay, and the limit per person. */
export function OfferStock({ t, offer }: OfferStockProps) {
  const left = leftText({ t, offer });
  return (
    <ul className={classes['root']}>
      {left && (
        <li>
          <strong data-sold-out={offer.displayStatus === 'sold_out' ? '' : undefined}>
            {left}
          </strong>
        </li>
      )}
      <li>{offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}</li>
      <li>{t('offerCard.perConsumer', { count: limitPerPerson(offer.perConsumerLimit) })}</li>
    </ul>
  );
}
