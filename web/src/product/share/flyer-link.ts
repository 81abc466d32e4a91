import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The query parameter of an offer's link with the identifier of its shop. */
export const shopParameter = 'loja';

/** The query parameter that shows a shop's poster instead of its flyer. */
export const posterParameter = 'cartaz';

/** Returns the path of a shop's poster. */
export const posterLink = (shopIdentifier: string): string =>
  linkToScreen('flyer', { id: shopIdentifier, [posterParameter]: 'a4' });

/** Returns the path of an offer's flyer. After the offer's end, it shows other offers of the given shop. */
export function offerLink(offerId: string, shopIdentifier: string | undefined): string {
  return linkToScreen('flyer', { id: offerId, [shopParameter]: shopIdentifier });
}

/** Returns a path of this app as an absolute URL. */
export const absoluteLink = (path: string): string => new URL(path, location.origin).href;

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
