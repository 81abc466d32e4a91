import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { formatDay, formatInstantDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { RichText } from '#web/ui/text/rich-text.tsx';

/** Price, validity, restrictions and conditions of an offer. */
export function OfferConditions({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const { originalPrice, offerPrice, expirationDate, startDate, createdAt } = offer;
  const facts = [
    t('flyer.legal.price', {
      original: formatMoney(originalPrice),
      price: formatMoney(offerPrice),
    }),
    t('flyer.legal.validity', {
      start: startDate ? formatDay(startDate) : formatInstantDay(createdAt),
      end: formatDay(expirationDate),
    }),
    offer.availableLimit === undefined
      ? t('flyer.legal.noQuantityLimit')
      : t('flyer.legal.limit', { count: offer.availableLimit }),
    offer.perConsumerLimit !== undefined &&
      t('flyer.legal.perConsumer', { count: offer.perConsumerLimit }),
    t('flyer.legal.payment', {
      options: offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(', '),
    }),
  ].filter(Boolean);
  return (
    <li>
      <strong>{offer.title}</strong>
      <p>{facts.join(' ')}</p>
      {offer.moreDetails && <RichText text={offer.moreDetails} />}
      {offer.offerRules && <RichText text={offer.offerRules} />}
    </li>
  );
}
