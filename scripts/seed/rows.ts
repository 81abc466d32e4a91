import { type DayCode, dayCodes, type OpeningHours } from '#contract/shops/opening-hours.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import type { SeedOffer, SeedShop } from './seed-data.ts';

type Address = ShopInput['address'];

/** An address as a row; the postal code is `00000-000`. */
type AddressRow = readonly [
  street: string,
  number: string,
  neighborhood: string,
  city: string,
  state: Address['state'],
  postalCode: string,
  complement?: string,
];

/** Texts are plain; they become a paragraph of HTML. */
type ShopDetails = Pick<SeedShop, 'about' | 'shopRules' | 'paymentOptions' | 'timeZone'>;
type OfferDetails = Omit<SeedOffer, 'title' | 'originalPrice' | 'offerPrice' | 'shown' | 'days'>;

const noContacts = { Phone: '', WhatsApp: '', Email: '', Telegram: '' };

const paragraphOf = (text: string) => `<p>${text}</p>`;

/** Returns a shop. Phones are written as `81 3421-0987`. */
export function shopFromRow(
  shopIdentifier: string,
  [street, number, neighborhood, city, state, postalCode, complement]: AddressRow,
  openingHours: OpeningHours,
  contacts: Partial<ShopInput['contacts']>,
  { about, shopRules, ...details }: ShopDetails = {},
): SeedShop {
  return {
    shopIdentifier,
    address: {
      ...{ street, number, neighborhood, city, state, postalCode, country: 'BR' },
      ...(complement !== undefined && { complement }),
    },
    openingHours,
    contacts: { ...noContacts, ...contacts },
    ...(about !== undefined && { about: paragraphOf(about) }),
    ...(shopRules !== undefined && { shopRules: paragraphOf(shopRules) }),
    ...details,
  };
}

/** Returns opening hours with one value for all days but the exceptions. */
export function week(value: string, exceptions: Partial<OpeningHours> = {}): OpeningHours {
  const days = Object.fromEntries(dayCodes.map((day) => [day, value]));
  return { ...(days as Record<DayCode, string>), ...exceptions };
}

/** Returns an offer from its title, price before, price now, display status, and days as in SeedOffer. */
export function offerFromRow(
  title: string,
  originalPrice: number,
  offerPrice: number,
  shown: SeedOffer['shown'],
  days: number,
  { moreDetails, offerRules, ...details }: OfferDetails = {},
): SeedOffer {
  return {
    ...{ title, originalPrice, offerPrice, shown, days },
    ...(moreDetails !== undefined && { moreDetails: paragraphOf(moreDetails) }),
    ...(offerRules !== undefined && { offerRules: paragraphOf(offerRules) }),
    ...details,
  };
}
