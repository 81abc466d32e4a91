import type { Indication, IndicationInput } from '#contract/shops/indications.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { businessId } from './a-business.ts';
import { ownerId } from './people.ts';

export const shopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
export const otherShopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KXYZ';

/** The parsed request body that opens the bakery's shop in Recife. */
export function aShopInput(changes: Partial<ShopInput> = {}): ShopInput {
  return {
    businessId,
    shopIdentifier: 'padariaaurora',
    address: {
      city: 'Recife',
      country: 'BR',
      neighborhood: 'Boa Viagem',
      number: '120',
      postalCode: '51020000',
      state: 'PE',
      street: 'Rua dos Navegantes',
    },
    imagesUrls: [],
    openingHours: standardHours,
    contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '' },
    ...changes,
  };
}

/** The bakery's shop as stored. */
export function aShop(changes: Partial<ShopItem> = {}): ShopItem {
  const { imagesUrls: _, ...input } = aShopInput();
  return {
    ...input,
    images: [],
    id: shopId,
    userId: ownerId,
    shopStatus: 'active',
    timeZone: 'America/Sao_Paulo',
    createdAt: '2026-02-02T12:00:00.000Z',
    updatedAt: '2026-02-02T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** The shop's address with another state and city. */
export function anAddressIn(
  state: ShopItem['address']['state'],
  city: string,
): ShopItem['address'] {
  return { ...aShopInput().address, state, city };
}

/** Returns the id of one of up to 1,000 shops. */
export const shopIdNo = (n: number): string =>
  `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;

/** One of up to 1,000 shops, in a city. */
export const aShopIn = (n: number, state: 'AC' | 'PE', city: string): ShopItem =>
  aShop({
    id: shopIdNo(n),
    address: anAddressIn(state, city),
    timeZone: state === 'AC' ? 'America/Rio_Branco' : 'America/Sao_Paulo',
  });

export const indicationId = 'ind_01K9E1B2C3D4E5F6G7H8J9KABC';

/** The parsed request body that indicates a bookshop in Recife. */
export function anIndicationInput(changes: Partial<IndicationInput> = {}): IndicationInput {
  return {
    consumerId: ownerId,
    shopName: 'Livraria do Cais',
    city: 'Recife',
    state: 'PE',
    ...changes,
  };
}

/** The new indication as stored. */
export function anIndication(changes: Partial<Indication> = {}): Indication {
  return {
    ...anIndicationInput(),
    id: indicationId,
    status: 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}
