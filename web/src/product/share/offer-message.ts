import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';

type MessageOffer = Pick<Offer, 'title' | 'originalPrice' | 'offerPrice' | 'expirationDate'>;

/** Returns the WhatsApp message about an offer: title in bold, prices, shop and validity, without the link. */
export function offerMessage(t: TFunction, offer: MessageOffer, shop: string): string {
  return t('share.offerMessage', {
    title: offer.title,
    original: formatMoney(offer.originalPrice),
    price: formatMoney(offer.offerPrice),
    end: formatDay(offer.expirationDate),
    shop,
  });
}
