import { useTranslation } from 'react-i18next';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { addressLines } from '#web/lib/format/shop-texts.ts';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { OfferConditions } from '#web/views/offer/offer-conditions.tsx';
import classes from './flyer-legal.module.css';

interface FlyerLegalProps {
  readonly shop: Shop;
  readonly offers: readonly Offer[];
}

/**
 * The legal block of advertised offers (Decreto 7.962/2013): the supplier's name, tax id and address, and the
 * conditions and validity of each offer.
 */
export function FlyerLegal({ shop, offers }: FlyerLegalProps) {
  const { t } = useTranslation();
  const { name, taxId, taxIdType } = shop.legal;
  return (
    <section className={classes['root']} aria-labelledby="legal">
      <h2 id="legal">{t('flyer.legal.title')}</h2>
      <p>
        <strong>{name}</strong>
        {taxId && ` · ${taxIdType} ${formatTaxId(taxId)}`}
        {` · ${addressLines(shop.address).join(' · ')}`}
      </p>
      {shop.shopRules && (
        <div className={classes['rules']}>
          <h3>{t('flyer.legal.shopRules')}</h3>
          <RichText text={shop.shopRules} />
        </div>
      )}
      {offers.length > 0 && (
        <>
          <h3>{t('flyer.legal.conditions')}</h3>
          <ul className={classes['offers']}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <strong>{offer.title}</strong>
                <OfferConditions t={t} Text={RichText} offer={offer} timeZone={shop.timeZone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
