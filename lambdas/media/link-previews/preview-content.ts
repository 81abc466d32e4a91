import { imageKeyOf } from '#contract/media/images.ts';
import { discountPercentOf } from '#contract/offers/offer-rules.ts';
import { businessRefOf } from '#lambdas/businesses/shown-business.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { isReady, type StoredImage } from '../images/stored-image.ts';

/** Prices of an offer, as a preview writes them. */
export interface PreviewPrice {
  readonly currency: string;
  /** With points of thousands. */
  readonly reais: string;
  /** With the comma before them. */
  readonly cents: string;
  /** Original price, if the offer lowers it. */
  readonly before?: string;
  readonly discount?: string;
  /** First and last day of the offer, such as `até 12/12`. */
  readonly validity: string;
}

/** Content of a preview; previews with equal content look the same. */
export interface PreviewContent {
  readonly title: string;
  readonly price?: PreviewPrice;
  /** Lower lines: the seller and the place. */
  readonly lines: readonly string[];
  readonly picture?: {
    /** Key of a ready image. */
    readonly key: string;
    /** A photo fills its part of the preview; a logo is shown whole in the middle. */
    readonly isLogo: boolean;
  };
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats cents as `R$ 1.234,50`. */
const moneyOf = (cents: number) => money.format(cents / 100);

/** Formats a day `2026-12-12` as `12/12`, with the year unless the preview is drawn in it. */
function dayOf(day: string, now: Date): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}${year === String(now.getUTCFullYear()) ? '' : `/${year}`}`;
}

function validityOf({ startDate, expirationDate }: OfferItem, now: Date): string {
  const end = dayOf(expirationDate, now);
  if (startDate === expirationDate) return `só ${end}`;
  return startDate ? `${dayOf(startDate, now)} a ${end}` : `até ${end}`;
}

function priceOf(offer: OfferItem, now: Date): PreviewPrice {
  const { originalPriceCents, offerPriceCents } = offer;
  const percent = discountPercentOf(originalPriceCents, offerPriceCents);
  const [currency = '', figures = ''] = moneyOf(offerPriceCents).split('\u00a0');
  const comma = figures.indexOf(',');
  return {
    currency,
    reais: figures.slice(0, comma),
    cents: figures.slice(comma),
    ...(offerPriceCents < originalPriceCents && { before: moneyOf(originalPriceCents) }),
    ...(percent > 0 && { discount: `−${percent}%` }),
    validity: validityOf(offer, now),
  };
}

const cityOf = ({ address }: ShopItem) => `${address.city} - ${address.state}`;

function photoOf(images: readonly StoredImage[]): Pick<PreviewContent, 'picture'> {
  const photo = images.find(isReady);
  return photo ? { picture: { key: photo.key, isLogo: false } } : {};
}

/** Returns the preview content of an offer, with the city of its first shop. */
export function contentOfOffer(
  offer: OfferItem,
  business: BusinessItem,
  shop: ShopItem | undefined,
  now: Date,
): PreviewContent {
  return {
    title: offer.title,
    price: priceOf(offer, now),
    lines: [business.name, ...(shop ? [cityOf(shop)] : [])],
    ...photoOf(offer.images),
  };
}

/** Returns the preview content of a shop: with its photo, or the avatar of its business. */
export function contentOfShop(shop: ShopItem, business: BusinessItem): PreviewContent {
  const { avatarUrl } = businessRefOf(business);
  return {
    title: business.name,
    lines: [shop.shopIdentifier, `${shop.address.neighborhood}, ${cityOf(shop)}`],
    ...(avatarUrl && { picture: { key: imageKeyOf(avatarUrl), isLogo: true } }),
    ...photoOf(shop.images),
  };
}
