import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';

/** Returns the path of an offer's page. After the offer's end, it shows other offers of the given shop. */
export const offerPageLink = (offerId: string, shopIdentifier: string): string =>
  pageLink('offer', offerId, { [shopParameter]: shopIdentifier });

type MessageOffer = Pick<Offer, 'title' | 'originalPrice' | 'offerPrice' | 'expirationDate'>;

/** Returns the message about an offer: title in bold, prices, shop and validity, without the link. */
export function offerMessage(t: TFunction, offer: MessageOffer, shop: string): string {
  return t('share.offerMessage', {
    title: offer.title,
    original: formatMoney(offer.originalPrice),
    price: formatMoney(offer.offerPrice),
    end: formatDay(offer.expirationDate),
    shop,
  });
}
