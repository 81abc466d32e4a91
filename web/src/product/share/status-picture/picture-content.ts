import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { addressLines } from '#web/lib/format/shop-texts.ts';
import { cardOfferOf } from '#web/views/offer/card/card-offer.ts';
import { validityOf } from '#web/views/offer/offer-prices.tsx';

/** A fact beside the price, such as `de R$ 34,00`. */
export interface PriceFact {
  readonly text: string;
  /** The end of the fact, which is struck out: the price before. */
  readonly struck?: string;
  readonly isDiscount?: boolean;
}

/** The words of a status picture. */
export interface PictureContent {
  readonly title: string;
  /** In reais. */
  readonly price: number;
  /** The line below the price: price before, discount, validity. */
  readonly facts: readonly PriceFact[];
  /** A mark such as "sold out". */
  readonly mark?: string | undefined;
  readonly shopName: string;
  /** The lines of the shop's address; empty if the shop is unknown. */
  readonly place: readonly string[];
  /** The words beside the QR code. */
  readonly call: string;
  /** Absolute URL of the offer's flyer, for the QR code. */
  readonly link: string;
}

/** Returns the words of an offer's status picture. */
export function pictureContentOf(
  t: TFunction,
  offer: Offer,
  shop: Pick<Shop, 'business' | 'address'> | undefined,
  link: string,
): PictureContent {
  const { title, originalPrice, offerPrice, discountPercent, displayStatus } = offer;
  const validity = validityOf(t, cardOfferOf(offer), new Date());
  const facts: readonly (PriceFact | false | undefined)[] = [
    originalPrice > offerPrice && {
      text: `${t('offerCard.from')} `,
      struck: formatMoney(originalPrice),
    },
    discountPercent > 0 && { text: `−${discountPercent}%`, isDiscount: true },
    validity !== undefined && { text: validity },
  ];
  return {
    ...{ title, link },
    price: offerPrice,
    facts: facts.filter((fact) => typeof fact === 'object'),
    mark: displayStatus === 'sold_out' ? t('status.sold_out') : undefined,
    shopName: (shop ?? offer).business.name,
    place: shop ? addressLines(shop.address).slice(0, 2) : [],
    call: t('statusPicture.call'),
  };
}
