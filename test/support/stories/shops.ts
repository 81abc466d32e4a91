import { randomBytes } from 'node:crypto';
import { standardHours } from '#contract/brazil/opening-hours.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import { anActiveBusiness, type Owned } from './businesses.ts';
import { call } from './call.ts';

type ShopBody = BodyInputOf<typeof shopRoutes.createShop>;

/** A business with one of its shops. */
export interface OwnedShop extends Owned {
  readonly shop: Shop;
}

/** An identifier that no other test has. */
export const anIdentifier = () => `loja${randomBytes(10).toString('hex')}`;

/** A city that no other test has, so that its feed holds what this one published. */
export const aCity = () => `Cidade ${randomBytes(6).toString('hex')}`;

/** What an owner says of a shop in Recife. */
export function aShopInput(businessId: string, changes: Partial<ShopBody> = {}): ShopBody {
  return {
    businessId,
    shopIdentifier: anIdentifier(),
    address: anAddress(),
    imagesUrls: [],
    openingHours: standardHours,
    contacts: { WhatsApp: '(81) 99876-5432' },
    ...changes,
  };
}

/** An address in Recife, but for what is changed. */
export function anAddress(changes: Partial<ShopBody['address']> = {}): ShopBody['address'] {
  return {
    street: 'Rua da Aurora',
    number: '325',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
    postalCode: '50050-000',
    country: 'BR',
    ...changes,
  };
}

/** Opens a shop for a business. */
export async function openShop(
  { owner, business }: Owned,
  changes: Partial<ShopBody> = {},
): Promise<Shop> {
  const { body } = await call(shopRoutes.createShop, {
    as: owner,
    body: aShopInput(business.id, changes),
  });
  return body;
}

/** A shop of a new active business. */
export async function aShop(changes: Partial<ShopBody> = {}): Promise<OwnedShop> {
  const owned = await anActiveBusiness();
  return { ...owned, shop: await openShop(owned, changes) };
}
