import type { ShownImage } from '#contract/media/images.ts';
import { discountPercentOf } from '#contract/offers/offer-rules.ts';
import type { FeedOffer, Offer } from '#contract/offers/offers.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { shopIdNo } from '#test/support/builders/a-shop.ts';
import { aShopSummary, aShownOffer, aShownShop } from '#test/support/builders/shown-records.ts';

export const now = new Date('2026-11-27T15:00:00.000Z');

/** A ready image, whose last part names a picture of the seed, such as `bread`. */
export const anImage = (name: string, changes: Partial<ShownImage> = {}): ShownImage => ({
  url: `/images/offer/biz/${name}`,
  width: 1280,
  height: 960,
  placeholder: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  status: 'ready',
  ...changes,
});

const avatarUrl = '/images/business/biz/bread-avatar';

const bakery = { id: aShownShop().businessId, name: 'Padaria Sol da Aurora', avatarUrl };

/** A shop with all that its owner may fill in. */
const shop: Shop = aShownShop({
  business: bakery,
  shopIdentifier: 'padaria-sol-da-aurora',
  address: { ...aShownShop().address, neighborhood: 'Boa Vista', complement: 'loja 2' },
  about:
    'Pães de fermentação natural desde 1987. Assamos de três em três horas, e a fila anda rápido.',
  shopRules: 'Encomendas com um dia de antecedência.\nNão reservamos pelo telefone.',
  images: ['bread-front', 'bread', 'cake', 'coffee'].map((name) => anImage(name)),
  closesAt: '2026-11-27T21:00:00.000Z',
  paymentOptions: ['PAYMENT_OPTION_CASH', 'PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_CREDIT'],
  followersCount: 1240,
  contacts: {
    Phone: '+558133334444',
    WhatsApp: '+5581998765432',
    Email: 'oi@soldaaurora.example',
    Telegram: '@soldaaurora',
  },
});

/** A shop with nothing but what is required. */
export const bareShop: Shop = aShownShop({
  isOpenNow: false,
  opensAt: '2026-11-30T11:00:00.000Z',
  contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
  legal: { name: 'Padaria Aurora' },
});

const idNo = (n: number) => `off_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}`;

const goods: readonly (readonly [
  title: string,
  original: number,
  price: number,
  photo?: string,
])[] = [
  ['Escondidinho de charque', 34, 26, 'pie'],
  ['Bolo de rolo inteiro', 62, 48.9, 'cake'],
  ['Café coado com tapioca de queijo coalho', 18.5, 12.9, 'tapioca'],
  ['Pão francês, 10 unidades', 8.9, 5.49],
  ['Cesta de café da manhã para quatro pessoas, com frutas da estação', 189, 149.9, 'basket'],
  ['Queijo coalho artesanal', 54, 41, 'cheese'],
  ['Forno industrial usado, elétrico', 14_990, 12_499.9],
  ['Sopa de feijão', 22, 15, 'soup'],
];

/** Returns so many different offers; every eighth one is sold out. */
const offersUpTo = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => {
    const [title, originalPrice, offerPrice, photo] = goods[index % goods.length] ?? goods[0] ?? [];
    const isSoldOut = index % 8 === 7;
    return aShownOffer({
      id: idNo(index),
      business: bakery,
      title: title ?? '',
      originalPrice: originalPrice ?? 2,
      offerPrice: offerPrice ?? 1,
      discountPercent: discountPercentOf((originalPrice ?? 2) * 100, (offerPrice ?? 1) * 100),
      images: photo ? [anImage(photo)] : [],
      paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_CREDIT'],
      expirationDate: '2026-12-12',
      moreDetails: 'Serve duas pessoas. Acompanha manteiga de garrafa e vinagrete.',
      offerRules: 'Não vale com outras promoções. Só para consumo na loja.',
      ...(isSoldOut && { availableLimit: 30, claimedCount: 30, displayStatus: 'sold_out' }),
    });
  });

/** An offer with all that its owner may fill in. */
const offer: Offer = {
  ...(offersUpTo(1)[0] ?? aShownOffer()),
  images: ['pie', 'basket', 'soup'].map((name) => anImage(name)),
  moreDetails:
    '<p>Purê de macaxeira com <b>charque desfiada</b>, gratinado no forno.</p><ul><li>serve duas pessoas</li><li>acompanha vinagrete</li></ul>',
  offerRules: 'Não vale com outras promoções. Só para consumo na loja, de segunda a sexta.',
  startDate: '2026-11-20',
  availableLimit: 50,
  claimedCount: 38,
  perConsumerLimit: 2,
};

const otherShops: readonly ShopSummary[] = [
  aShopSummary({ neighborhood: 'Casa Forte', imageUrl: '/images/shop/biz/bread-front' }),
  aShopSummary({ id: shopIdNo(2), neighborhood: 'Carmo', city: 'Olinda', isOpenNow: true }),
];

const sellers = [
  ['Padaria Sol da Aurora', 'Boa Vista', 'Recife'],
  ['Mercadinho Bom Preço', 'Casa Forte', 'Recife'],
  ['Tapiocaria Dona Zefinha', 'Carmo', 'Olinda'],
  ['Queijaria Serra Talhada', 'Nossa Senhora da Penha', 'Serra Talhada'],
  ['Farmácia do Povo', 'Maurício de Nassau', 'Caruaru'],
] as const;

/** Returns so many different shops. */
const shopsUpTo = (count: number): ShopSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, neighborhood, city] = sellers[index % sellers.length] ?? sellers[0];
    return aShopSummary({
      id: shopIdNo(index),
      business: index % 5 === 3 ? { id: bakery.id, name } : { ...bakery, name },
      shopIdentifier: `loja-${index}`,
      ...{ neighborhood, city, isOpenNow: index % 2 === 0 },
      activeOffersCount: index,
      followersCount: index * 400,
      ...(index % 3 > 0 && { imageUrl: '/images/shop/biz/bread-front' }),
    });
  });

/** Returns so many offers of different shops. */
const feedUpTo = (count: number): FeedOffer[] => {
  const shops = shopsUpTo(sellers.length);
  return offersUpTo(count).map((each, index) => {
    const [seller = aShopSummary()] = shops.slice(index % shops.length);
    return { ...each, business: seller.business, shop: seller, isFollowing: false };
  });
};

/** The records that the pages show. */
export interface PageRecords {
  readonly shop: Shop;
  readonly offer: Offer;
  readonly offersUpTo: (count: number) => Offer[];
  readonly otherShops: readonly ShopSummary[];
  readonly feedUpTo: (count: number) => FeedOffer[];
  readonly shopsUpTo: (count: number) => ShopSummary[];
  /** The words of a search. */
  readonly words: string;
}

export const pageRecords: PageRecords = {
  ...{ shop, offer, offersUpTo, otherShops, feedUpTo, shopsUpTo },
  words: 'pão',
};

/** Returns the same with a text in each field that an owner writes. */
export function recordsWith(text: string): PageRecords {
  const business = { ...shop.business, name: text };
  const place = { city: text, neighborhood: text };
  const placed = (each: ShopSummary): ShopSummary => ({ ...each, ...place, business });
  const written = <O extends Offer>(each: O): O => ({
    ...each,
    business,
    title: text,
    moreDetails: text,
    offerRules: text,
  });
  return {
    shop: {
      ...shop,
      business,
      about: text,
      shopRules: text,
      address: { ...shop.address, ...place, street: text, number: text, complement: text },
      // The API accepts no such contacts, but stored ones may be older than its rules.
      contacts: { Phone: text, WhatsApp: text, Email: text, Telegram: text },
      legal: { ...shop.legal, name: text },
    },
    offer: written(offer),
    offersUpTo: (count) => offersUpTo(count).map(written),
    otherShops: otherShops.map(placed),
    feedUpTo: (count) =>
      feedUpTo(count).map((each) => ({ ...written(each), shop: placed(each.shop) })),
    shopsUpTo: (count) => shopsUpTo(count).map(placed),
    words: text,
  };
}
