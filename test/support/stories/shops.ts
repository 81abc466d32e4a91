import { randomBytes } from 'node:crypto';
import type { BodyInputOf } from '#contract/http/route.ts';
import type { Indication } from '#contract/shops/indications.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { anActiveBusiness, type OwnedBusiness } from './businesses.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

type ShopBody = BodyInputOf<typeof shopRoutes.createShop>;

export interface OwnedShop extends OwnedBusiness {
  readonly shop: Shop;
}

/** Returns a unique shop identifier. */
export const anIdentifier = () => `loja${randomBytes(10).toString('hex')}`;

/** The request body that opens a shop in Recife. */
function aShopBody(businessId: string, changes: Partial<ShopBody> = {}): ShopBody {
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

/** An address in Recife, with the given changes. */
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
  { owner, business }: OwnedBusiness,
  changes: Partial<ShopBody> = {},
): Promise<Shop> {
  const { body } = await call(shopRoutes.createShop, {
    as: owner,
    body: aShopBody(business.id, changes),
  });
  return body;
}

/** Opens a shop for a new active business. */
export async function anOwnedShop(changes: Partial<ShopBody> = {}): Promise<OwnedShop> {
  const owned = await anActiveBusiness();
  return { ...owned, shop: await openShop(owned, changes) };
}

/** Returns the request of a person who follows a shop. */
const followRequest = (person: Person, shopId: string) => ({
  as: person,
  params: { id: shopId },
  body: { consumerId: person.userId },
});

/** Follows a shop; throws unless the answer is 204. */
export async function followShopAs(person: Person, shopId: string): Promise<void> {
  const { status } = await call(shopRoutes.followShop, followRequest(person, shopId));
  if (status !== 204) throw new Error(`Following shop ${shopId} answered ${status}`);
}

/** Returns the public number of a shop's followers. */
export async function shownFollowers(shopId: string): Promise<number> {
  return (await call(shopRoutes.getShop, { params: { id: shopId } })).body.followersCount;
}

/** Indicates a bookshop in Olinda. */
export async function aSentIndication(person: Person, changes: object = {}): Promise<Indication> {
  const place = { shopName: 'Livraria do Cais', city: 'Olinda', state: 'PE' };
  const body = { consumerId: person.userId, ...place, ...changes };
  return (await call(shopRoutes.createIndication, { as: person, body })).body;
}
