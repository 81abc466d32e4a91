import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';

type State = ShopItem['address']['state'];

interface Trader {
  readonly in?: readonly [state: State, city: string];
  readonly name?: string;
  readonly status?: 'active' | 'suspended';
  /** Numbers of its offers, by default its own number. */
  readonly offers?: readonly number[];
  readonly changes?: Partial<OfferItem>;
}

export const recife = ['PE', 'Recife'] as const;
export const olinda = ['PE', 'Olinda'] as const;
export const rioBranco = ['AC', 'Rio Branco'] as const;

/** Returns the numbers from one to another. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Returns the items of one of up to 1,000 businesses, with its shop and its running offers. */
export function trader(n: number, options: Trader = {}) {
  const { in: place = recife, name = `Loja ${n}`, status = 'active', offers = [n] } = options;
  const id = `biz_01K9A1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
  const active = aBusiness({ id, name });
  const shop = aShop({
    ...{ id: shopIdNo(n), businessId: id, shopIdentifier: `loja-${n}` },
    address: anAddressIn(...place),
    timeZone: place[0] === 'AC' ? 'America/Rio_Branco' : 'America/Sao_Paulo',
  });
  return [
    // Its rows are in the feeds, as just after a suspension.
    stored.business({ ...active, status }),
    ...openedShop(shop),
    ...offers.flatMap((number) =>
      publishedOffer(
        offerNo(number, { businessId: id, shopsIds: [shop.id], ...options.changes }),
        [shop],
        active,
      ),
    ),
  ];
}

/** Returns the items of traders with these numbers, each with an offer of its number. */
export const traders = (numbers: readonly number[], options: Omit<Trader, 'offers'> = {}) =>
  numbers.flatMap((n) => trader(n, options));

/** Returns the ids of offers by their numbers. */
export const offerIds = (numbers: readonly number[]): string[] => numbers.map((n) => offerNo(n).id);
