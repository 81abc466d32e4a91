import type { OfferInput } from '#contract/offers/offer-input.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import { withCheckDigits } from '#scripts/seed/bulk-data.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { prose } from '#test/support/sample-texts.ts';

/** Ids of a business in the measured marketplace. */
export interface Trader {
  readonly userId: string;
  readonly businessId: string;
  readonly shopId: string;
  readonly shopIdentifier: string;
}

type Place = Pick<ShopInput['address'], 'city' | 'state'>;

/** The state and city of every other shop, and so of half of the offers. */
export const crowdedPlace = { city: 'Recife', state: 'PE' } as const;

/** Where a measurement moves a shop to: another state and time zone. */
export const elsewhere = { city: 'Manaus', state: 'AM' } as const;

/** Returns a unique CNPJ for a two-digit prefix and a number. */
export const cnpjOf = (prefix: number, number: number): string =>
  withCheckDigits(`${prefix}${String(number).padStart(6, '0')}0001`);

/** The longest long text of an offer or a shop; equal seeds give equal texts. */
const longText = (seed: number) => prose(2000, seed);

/** Returns an owner's input for a shop, with texts of maximum length. */
export function shopInputOf(
  { businessId }: Pick<Trader, 'businessId'>,
  shopIdentifier: string,
  place: Place = crowdedPlace,
  seed = 1,
): ShopInput {
  const { address } = aShopInput();
  return aShopInput({
    ...{ businessId, shopIdentifier, address: { ...address, ...place } },
    ...{ about: longText(seed), shopRules: longText(seed + 7) },
    contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
  });
}

/** Returns an owner's input for an offer, with texts of maximum length. */
export const offerInputOf = (
  { businessId, shopId }: Trader,
  changes: Partial<OfferInput> = {},
  seed = 1,
): OfferInput =>
  anOfferInput({
    ...{ businessId, shopsIds: [shopId], title: prose(80, seed) },
    ...{ moreDetails: longText(seed), offerRules: longText(seed + 7) },
    expirationDate: dayFrom(new Date(), 30),
    ...changes,
  });
