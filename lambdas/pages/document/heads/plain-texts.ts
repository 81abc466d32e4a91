import { visibleText } from '#contract/fields/invisible.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shorten } from '#web/lib/shorten.ts';

/** Longest description in characters: search engines and messengers cut longer ones. */
const descriptionLength = 160;

/** Longest name in a title or a description, in characters; a name takes 80. */
const nameLength = 90;

const inOneLine = (text: string) => visibleText(text).replace(/ +/g, ' ').trim();

/** Returns the name of a shop or an offer in one line, without invisible characters. */
export const nameOf = (name: string): string => shorten(inOneLine(name), nameLength);

/** Returns a description in one line. */
export const descriptionOf = (text: string): string => shorten(inOneLine(text), descriptionLength);

/** Returns the place of a shop, `Boa Viagem, Recife - PE`. */
export const placeOf = ({ address }: Pick<Shop, 'address'>): string =>
  `${nameOf(address.neighborhood)}, ${cityOf({ address })}`;

/** Returns the city of a shop, `Recife - PE`. */
export const cityOf = ({ address }: Pick<Shop, 'address'>): string =>
  `${nameOf(address.city)} - ${address.state}`;

/** Returns the first offers that customers may still get, with their prices, in one line; an empty text without any. */
export const listOfOffers = (offers: readonly Offer[]): string =>
  offers
    .filter(({ displayStatus }) => displayStatus === 'active')
    .slice(0, 5)
    .map(({ title, offerPrice }) => `${nameOf(title)} (${formatMoney(offerPrice)})`)
    .join(', ');
