import type { AgreementInput } from '#contract/billing/agreements.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import type { BusinessInput } from '#contract/businesses/businesses.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import { type DayCode, dayCodes, type OpeningHours } from '#contract/shops/opening-hours.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import type { PictureKind } from './pictures/picture-kinds.ts';

/** Ids of a user and their business. */
export interface Owner {
  readonly userId: string;
  readonly businessId: string;
}

/** A demo business with its shops and offers, as plain data. Days count from the day of the seed. */
export interface SeedBusiness {
  readonly owner: { readonly email: string; readonly name: string };
  readonly business: Omit<BusinessInput, 'userId'>;
  /** Picture of its avatar and offers, unless an offer's title implies another. Without it, nothing has a picture. */
  readonly picture?: PictureKind;
  readonly outcome: SeedOutcome;
  /** Billing history; without it, the trial begins with the seed. */
  readonly billing?: SeedBilling;
  readonly shops: readonly SeedShop[];
  readonly offers: readonly SeedOffer[];
  readonly validators?: readonly SeedValidator[];
}

/** A validator of a shop (by identifier) who has not signed in yet. */
interface SeedValidator {
  readonly email: string;
  readonly name: string;
  readonly shop: string;
}

/** Status after staff's decision, with the reason that the owner reads. */
type SeedOutcome =
  | { readonly status: 'active' | 'pending_approval' }
  | { readonly status: 'rejected' | 'suspended'; readonly reason: string };

/** Outcomes of an invoice; only the last one may suspend the business. */
export type InvoiceOutcome = 'paid' | 'open' | 'overdue' | 'in_review' | 'refused' | 'suspends';

/** Monthly billing of an approved demo business. */
export interface SeedBilling {
  /**
   * One invoice per month, oldest first. The last one is for the current month, or for the previous month if it
   * suspends the business. If empty, the trial ends today.
   */
  readonly invoices: readonly InvoiceOutcome[];
  /** Agreement of a business of the special size type, valid from its first invoice. */
  readonly agreement?: Omit<AgreementInput, 'validFrom'>;
}

export type SeedShop = Omit<ShopInput, 'businessId' | 'imagesUrls'>;

export interface SeedOffer
  extends Omit<
    OfferInput,
    'businessId' | 'shopsIds' | 'imagesUrls' | 'startDate' | 'expirationDate' | 'paymentOptions'
  > {
  /** Identifiers of the shops of the offer; by default all shops of the business. */
  readonly shops?: readonly string[];
  readonly shown: DisplayStatus;
  /** Days until it ends; for an expired offer, days since it ended. */
  readonly days: number;
  readonly paymentOptions?: OfferInput['paymentOptions'];
}

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

const dayInMs = 24 * 60 * 60 * 1000;

/** Returns the calendar day in Brasília, `days` days after an instant, as `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return dayIn('America/Sao_Paulo', daysFrom(now, days));
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayInMs);
}
