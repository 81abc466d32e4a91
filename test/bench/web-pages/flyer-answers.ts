import type { ShownImage } from '#contract/media/images.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { Shop } from '#contract/shops/shops.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const businessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KABC';

export const shop: Shop = {
  id: 'shp_01K9B1B2C3D4E5F6G7H8J9KABC',
  businessId,
  shopIdentifier: 'padaria-aurora',
  about: 'Pães de fermentação natural.',
  address: {
    city: 'Recife',
    country: 'BR',
    neighborhood: 'Boa Viagem',
    number: '120',
    postalCode: '51020000',
    state: 'PE',
    street: 'Rua dos Navegantes',
  },
  contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '' },
  openingHours: standardHours,
  business: { id: businessId, name: 'Padaria Aurora' },
  imagesUrls: [],
  images: [],
  shopStatus: 'active',
  timeZone: 'America/Sao_Paulo',
  isOpenNow: true,
  isFollowing: false,
  followersCount: 0,
  activeOffersCount: 1,
  legal: { name: 'Padaria Aurora', taxId: '11222333000181', taxIdType: 'CNPJ' },
  createdAt,
  updatedAt: createdAt,
  version: 1,
};

export const offer: Offer = {
  id: 'off_01K9C1B2C3D4E5F6G7H8J9KABC',
  business: { id: businessId, name: 'Padaria Aurora' },
  businessId,
  title: 'Pão francês, 10 unidades',
  originalPrice: 8.9,
  offerPrice: 5.49,
  discountPercent: 38,
  imagesUrls: [],
  images: [],
  shopsIds: [shop.id],
  paymentOptions: ['PAYMENT_OPTION_PIX'],
  expirationDate: '2999-12-31',
  startsAt: createdAt,
  endsAt: '3000-01-01T02:59:59.000Z',
  claimedCount: 0,
  redeemedCount: 0,
  status: 'active',
  displayStatus: 'active',
  createdAt,
  updatedAt: createdAt,
  version: 1,
};

/** Returns the API's answer for a flyer with one shop and one offer, which sends its views; undefined for other paths. */
export function flyerAnswer(path: string): unknown {
  if (path === '/api/views') return {};
  if (path.startsWith('/api/shops/')) return shop;
  if (path === '/api/offers') return { items: [offer] };
  return undefined;
}

/** Returns the answers for a flyer with a cover, an avatar, and one offer for each further image. */
export const flyerAnswerWith =
  ([cover, avatar, ...photos]: readonly ShownImage[]) =>
  (path: string): unknown => {
    const business = { ...shop.business, avatarUrl: avatar?.url };
    if (path.startsWith('/api/shops/')) return { ...shop, business, images: [cover] };
    if (path !== '/api/offers') return flyerAnswer(path);
    const items = photos.map((photo, index) => ({
      ...offer,
      id: `${offer.id.slice(0, -2)}${String(index).padStart(2, '0')}`,
      images: [photo],
    }));
    return { items };
  };
