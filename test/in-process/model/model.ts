import type { Uf } from '#contract/brazil/states.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { isSameIdentifier, withoutHyphens } from '#contract/shops/shop-identifier.ts';

/** A city with shops of the model. */
export interface Place {
  readonly state: Uf;
  readonly city: string;
}

export const places: readonly Place[] = [
  { state: 'PE', city: 'Olinda' },
  { state: 'PE', city: 'Caruaru' },
  { state: 'AM', city: 'Manaus' },
];

/** The identifiers that shops of the model compete for; the first two differ only in a hyphen. */
export const identifiers = ['loja1', 'loja-1', 'loja2', 'loja3', 'loja4'] as const;

export interface ModelBusiness {
  readonly id: string;
  readonly ownerId: string;
  status: BusinessStatus;
  version: number;
  wasApproved: boolean;
}

export interface ModelShop {
  readonly id: string;
  readonly business: ModelBusiness;
  isOn: boolean;
  identifier: string;
  place: Place;
}

export interface ModelOffer {
  readonly id: string;
  readonly business: ModelBusiness;
  readonly isScheduled: boolean;
  isOn: boolean;
  shops: ModelShop[];
  limit: number | undefined;
}

/** The shop that has an identifier, or reserves it after a rename. */
export interface Holder {
  readonly businessId: string;
  readonly shopId: string;
}

/** The expected state of the marketplace as plain data; the product is compared with it. */
export interface Model {
  readonly owners: readonly string[];
  readonly consumers: readonly string[];
  readonly staffId: string;
  readonly businesses: ModelBusiness[];
  shops: ModelShop[];
  offers: ModelOffer[];
  /** Keyed by the identifier without hyphens. */
  readonly holders: Map<string, Holder>;
  /** `<consumer> <shop>` */
  readonly follows: Set<string>;
}

export const mayPublish = ({ status }: ModelBusiness) =>
  status === 'active' || status === 'pending_approval';

export const isShopLive = ({ isOn, business }: ModelShop) => isOn && business.status === 'active';

/** Whether an offer runs, if one of its shops is live. */
export const isRunning = ({ isOn, isScheduled }: ModelOffer) => isOn && !isScheduled;

export const isOfferLive = (offer: ModelOffer) => isRunning(offer) && offer.shops.some(isShopLive);

export const shopsOf = ({ shops }: Model, { id }: ModelBusiness) =>
  shops.filter(({ business }) => business.id === id);

export const offersOf = ({ offers }: Model, { id }: ModelBusiness) =>
  offers.filter(({ business }) => business.id === id);

export const activeOffersOf = (model: Model, business: ModelBusiness) =>
  offersOf(model, business).filter(({ isOn }) => isOn);

/** The limits of a microenterprise (size type 2), or of an MEI before the first approval. */
export const maxShops = ({ wasApproved }: ModelBusiness) => (wasApproved ? 3 : 1);
export const maxActiveOffers = ({ wasApproved }: ModelBusiness) => (wasApproved ? 30 : 10);

/** Whether a business may give an identifier to a shop: it is free, or was released by its own shop. */
export function mayTake(model: Model, { id }: ModelBusiness, identifier: string): boolean {
  const holder = model.holders.get(withoutHyphens(identifier));
  if (!holder) return true;
  const isHeld = model.shops.some((shop) => isSameIdentifier(shop.identifier, identifier));
  return !isHeld && holder.businessId === id;
}

export const followersOf = ({ follows }: Model, { id }: ModelShop) =>
  [...follows].filter((follow) => follow.endsWith(` ${id}`)).length;
