import type { Uf } from '#contract/brazil/states.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { isSameIdentifier, withoutHyphens } from '#contract/shops/shop-identifier.ts';

/** A city in which shops of the model lie. */
export interface Place {
  readonly state: Uf;
  readonly city: string;
}

export const places: readonly Place[] = [
  { state: 'PE', city: 'Olinda' },
  { state: 'PE', city: 'Caruaru' },
  { state: 'AM', city: 'Manaus' },
];

/** The identifiers that shops of the model compete for; the first two are the same but for a hyphen. */
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

/** Who has an identifier, or had it until it was released. */
export interface Holder {
  readonly businessId: string;
  readonly shopId: string;
}

/** What the marketplace should be, as plain data: the reference that the product is compared with. */
export interface Model {
  readonly owners: readonly string[];
  readonly consumers: readonly string[];
  readonly staffId: string;
  readonly businesses: ModelBusiness[];
  shops: ModelShop[];
  offers: ModelOffer[];
  /** By the identifier without hyphens. */
  readonly holders: Map<string, Holder>;
  /** `<consumer> <shop>` */
  readonly follows: Set<string>;
}

export const mayPublish = ({ status }: ModelBusiness) =>
  status === 'active' || status === 'pending_approval';

export const isShopLive = ({ isOn, business }: ModelShop) => isOn && business.status === 'active';

/** Whether an offer runs in the shops that are live, whichever these are. */
export const isRunning = ({ isOn, isScheduled }: ModelOffer) => isOn && !isScheduled;

export const isOfferLive = (offer: ModelOffer) => isRunning(offer) && offer.shops.some(isShopLive);

export const shopsOf = ({ shops }: Model, { id }: ModelBusiness) =>
  shops.filter(({ business }) => business.id === id);

export const offersOf = ({ offers }: Model, { id }: ModelBusiness) =>
  offers.filter(({ business }) => business.id === id);

export const activeOffersOf = (model: Model, business: ModelBusiness) =>
  offersOf(model, business).filter(({ isOn }) => isOn);

/** The limits of a microenterprise (size type 2), and those of an MEI before the first approval. */
export const maxShops = ({ wasApproved }: ModelBusiness) => (wasApproved ? 3 : 1);
export const maxActiveOffers = ({ wasApproved }: ModelBusiness) => (wasApproved ? 30 : 10);

/** Whether a business may give an identifier to a shop: free, or released by one of its own. */
export function mayTake(model: Model, { id }: ModelBusiness, identifier: string): boolean {
  const holder = model.holders.get(withoutHyphens(identifier));
  if (!holder) return true;
  const isHeld = model.shops.some((shop) => isSameIdentifier(shop.identifier, identifier));
  return !isHeld && holder.businessId === id;
}

export const followersOf = ({ follows }: Model, { id }: ModelShop) =>
  [...follows].filter((follow) => follow.endsWith(` ${id}`)).length;
