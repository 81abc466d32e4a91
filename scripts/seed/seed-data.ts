import type { BusinessInput } from '#contract/businesses.ts';
import type { DisplayStatus, OfferInput } from '#contract/offers.ts';
import type { ShopInput } from '#contract/shops.ts';

/** A demo business with everything in it, as plain data. Days count from the day of the seed. */
export interface SeedBusiness {
  readonly owner: { readonly email: string; readonly name: string };
  readonly business: Omit<BusinessInput, 'userId'>;
  readonly shops: readonly Omit<ShopInput, 'businessId' | 'imagesUrls'>[];
  readonly offers: readonly SeedOffer[];
}

export interface SeedOffer
  extends Omit<
    OfferInput,
    'businessId' | 'shopsIds' | 'imagesUrls' | 'startDate' | 'expirationDate' | 'paymentOptions'
  > {
  /** Identifiers of the shops it is good in; all of the business's where none is named. */
  readonly shops?: readonly string[];
  readonly shown: DisplayStatus;
  /** Days until it ends; for an expired one, days since. */
  readonly days: number;
  readonly paymentOptions?: OfferInput['paymentOptions'];
}
