import { standardHours } from '#contract/shops/opening-hours.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { prose } from '#test/support/prose.ts';
import { crowdedPlace, maxTextLength, type Place, type Trader } from '../support/marketplace.ts';

/** Returns an owner's input for a shop, with texts of maximum length. */
export function shopInputOf(
  { businessId }: Trader,
  shopIdentifier: string,
  place: Place = crowdedPlace,
) {
  return {
    businessId,
    shopIdentifier,
    address: {
      ...place,
      street: 'Rua da Aurora',
      number: '325',
      neighborhood: 'Boa Vista',
      postalCode: '50050000',
      country: 'BR' as const,
    },
    about: prose(maxTextLength, 1),
    shopRules: prose(maxTextLength, 8),
    imagesUrls: [],
    openingHours: standardHours,
    contacts: {},
  };
}

/** Returns an owner's input for an offer, with texts of maximum length. */
export function offerInputOf({ businessId, shopId }: Trader) {
  return {
    businessId,
    title: prose(80, 1),
    moreDetails: prose(maxTextLength, 1),
    offerRules: prose(maxTextLength, 8),
    originalPrice: 9,
    offerPrice: 7,
    imagesUrls: [],
    shopsIds: [shopId],
    paymentOptions: ['PAYMENT_OPTION_CASH'],
    expirationDate: dayFrom(new Date(), 30),
  };
}
