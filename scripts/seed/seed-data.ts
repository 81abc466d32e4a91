import type { AgreementInput } from '#contract/billing/agreements.ts';
import type { BusinessInput } from '#contract/businesses/businesses.ts';
import type { DisplayStatus } from '#contract/businesses/display-status.ts';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import type { PictureKind } from './pictures/picture-kinds.ts';

/** The ids of a user and of their business. */
export interface Owner {
  readonly userId: string;
  readonly businessId: string;
}

/** A demo business with its shops and offers, as plain data. Days count from the day of the seed. */
export interface SeedBusiness {
  readonly owner: { readonly email: string; readonly name: string };
  readonly business: Omit<BusinessInput, 'userId'>;
  /**
   * The kind of picture of its avatar and its offers, unless the title of an offer implies another kind. Without it,
   * nothing has a picture.
   */
  readonly picture?: PictureKind;
  readonly standing: Standing;
  /** How it has been billed; without it, its trial begins with the seed. */
  readonly billing?: SeedBilling;
  readonly shops: readonly SeedShop[];
  readonly offers: readonly SeedOffer[];
  readonly validators?: readonly SeedValidator[];
}

/** A validator of the shop with an identifier, who has not signed in yet. */
interface SeedValidator {
  readonly email: string;
  readonly name: string;
  readonly shop: string;
}

/** The status that staff leave a demo business in, with the reason that its owner reads. */
type Standing =
  | { readonly status: 'active' | 'pending_approval' }
  | { readonly status: 'rejected' | 'suspended'; readonly reason: string };

/** What became of an invoice; only the last one may suspend its business. */
export type InvoiceOutcome = 'paid' | 'open' | 'overdue' | 'in_review' | 'refused' | 'suspends';

/** How an approved demo business has been billed by the month. */
export interface SeedBilling {
  /**
   * An invoice for each month, the oldest first. The last one is that of the current month, or of the month before where
   * it suspends the business. Without any, the trial ends today.
   */
  readonly invoices: readonly InvoiceOutcome[];
  /** What was agreed on, of a business of the special size type; it holds from its first invoice on. */
  readonly agreement?: Omit<AgreementInput, 'validFrom'>;
}

export type SeedShop = Omit<ShopInput, 'businessId' | 'imagesUrls'>;

export interface SeedOffer
  extends Omit<
    OfferInput,
    'businessId' | 'shopsIds' | 'imagesUrls' | 'startDate' | 'expirationDate' | 'paymentOptions'
  > {
  /** Identifiers of the shops where the offer is valid; by default all shops of the business. */
  readonly shops?: readonly string[];
  readonly shown: DisplayStatus;
  /** Days until it ends; for an expired offer, days since it ended. */
  readonly days: number;
  readonly paymentOptions?: OfferInput['paymentOptions'];
}
