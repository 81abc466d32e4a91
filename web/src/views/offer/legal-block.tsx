import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { addressLines } from '#web/lib/format/shop-texts.ts';
import classes from './legal-block.module.css';
import { OfferConditions } from './offer-conditions.tsx';
import { isPrinted } from './printed-offers.ts';

interface LegalBlockProps {
  readonly t: TFunction;
  /** Shows a text that the owner formatted. */
  readonly Text: ComponentType<{ readonly text: string }>;
  readonly shop: Shop;
  readonly offers: readonly Offer[];
  /** Whether the page itself shows the owner's texts about the offer. */
  readonly isBrief?: boolean;
}

/**
 * The legal block of advertised offers (Decreto 7.962/2013): the supplier's name, tax id and address, and the
 * conditions and validity of each offer.
 */
export function LegalBlock({ t, Text, shop, offers, isBrief = false }: LegalBlockProps) {
  const { name, taxId, taxIdType } = shop.legal;
  return (
    <section className={classes['root']} aria-label={t('flyer.legal.title')}>
      <h2>{t('flyer.legal.title')}</h2>
      <p>
        <strong>{name}</strong>
        {taxId && ` · ${taxIdType} ${formatTaxId(taxId)}`}
        {` · ${addressLines(shop.address).join(' · ')}`}
      </p>
      {shop.shopRules && (
        <div>
          <h3>{t('flyer.legal.shopRules')}</h3>
          <Text text={shop.shopRules} />
        </div>
      )}
      {offers.length > 0 && (
        <>
          <h3>{t('flyer.legal.conditions')}</h3>
          <ul className={classes['offers']}>
            {offers.map((offer) => (
              <li key={offer.id} data-only-screen={isPrinted(offer) ? undefined : ''}>
                <strong>{offer.title}</strong>
                <OfferConditions
                  {...{ t, offer }}
                  {...(!isBrief && { Text })}
                  timeZone={shop.timeZone}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
