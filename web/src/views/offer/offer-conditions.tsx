import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { limitPerPerson } from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { firstDayOf } from './printed-offers.ts';

/** The fields of an offer for its legal information; the offer may be unpublished. */
export type ConditionsOffer = Pick<
  Offer,
  | 'originalPrice'
  | 'offerPrice'
  | 'startDate'
  | 'expirationDate'
  | 'createdAt'
  | 'availableLimit'
  | 'perConsumerLimit'
  | 'claimedCount'
  | 'displayStatus'
  | 'paymentOptions'
  | 'moreDetails'
  | 'offerRules'
>;

/** Returns sentences about the limit of an offer and the remaining quantity. */
function quantityFacts(t: TFunction, offer: ConditionsOffer): readonly string[] {
  const { availableLimit, claimedCount, displayStatus } = offer;
  if (availableLimit === undefined) return [t('flyer.legal.noQuantityLimit')];
  const limit = t('flyer.legal.limit', { count: availableLimit });
  if (displayStatus === 'sold_out') return [limit, t('flyer.legal.soldOut')];
  if (claimedCount === 0) return [limit];
  return [limit, t('flyer.legal.left', { left: Math.max(0, availableLimit - claimedCount) })];
}

/**
 * Returns the legally required sentences of an advertised offer (CDC, art. 30 and 31; Decreto 7.962/2013): price,
 * validity in the shop's time zone, quantity, limit per person, payment options.
 */
export function legalFacts(
  t: TFunction,
  offer: ConditionsOffer,
  timeZone: TimeZone,
): readonly string[] {
  const { originalPrice, offerPrice, expirationDate } = offer;
  const [start, end] = [formatDay(firstDayOf(offer, timeZone)), formatDay(expirationDate)];
  return [
    t('flyer.legal.price', {
      original: formatMoney(originalPrice),
      price: formatMoney(offerPrice),
    }),
    start === end
      ? t('flyer.legal.validityOfDay', { day: end })
      : t('flyer.legal.validity', { start, end }),
    ...quantityFacts(t, offer),
    t('flyer.legal.perConsumer', { count: limitPerPerson(offer.perConsumerLimit) }),
    t('flyer.legal.payment', {
      options: offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(', '),
    }),
  ];
}

interface OfferConditionsProps {
  readonly t: TFunction;
  /** Shows a text that the owner formatted; without it, the owner's texts are left out. */
  readonly Text?: ComponentType<{ readonly text: string }>;
  readonly offer: ConditionsOffer;
  /** The time zone of the shop. */
  readonly timeZone: TimeZone;
}

/** Price, validity, restrictions and conditions of an offer. */
export function OfferConditions({ t, Text, offer, timeZone }: OfferConditionsProps) {
  return (
    <>
      <p>{legalFacts(t, offer, timeZone).join(' ')}</p>
      {Text && offer.moreDetails && <Text text={offer.moreDetails} />}
      {Text && offer.offerRules && <Text text={offer.offerRules} />}
    </>
  );
}
