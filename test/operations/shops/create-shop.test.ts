import { randomUUID } from 'node:crypto';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, aShopInput } from '#test/support/builders/a-shop.ts';
import { anImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { owner, ownerId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

/** An identifier that no other test on a stage uses. */
const anIdentifier = () => `loja${randomUUID().slice(0, 13).replace('-', '')}`;

const open = (changes: Partial<ShopInput> = {}) => {
  const body = aShopInput({ shopIdentifier: anIdentifier(), ...changes });
  return call(shopRoutes.createShop, { as: owner, body });
};

beforeEach(() => tableHolds(...aBakery({ shops: [] })));

describe('createShop', () => {
  it('stores the shop with its identifier, its counters and its row in the business', async () => {
    const about = '<p onclick="x()">Desde 1950<script>alert(1)</script></p>';
    const { status, headers, body } = await open({ about });
    const { id, shopIdentifier } = body;
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/shops/${id}`, etag: '"1"' });
    const { imagesUrls: _, ...input } = aShopInput({ shopIdentifier, about: '<p>Desde 1950</p>' });
    const entered = { ...input, shopStatus: 'active', timeZone: 'America/Sao_Paulo' };
    expect(body).toMatchObject({
      ...entered,
      followersCount: 0,
      activeOffersCount: 0,
      legal: { name: 'Padaria Aurora', taxId: '11222333000181', taxIdType: 'CNPJ' },
    });
    const { about: _about, ...plain } = entered;
    expect(await itemAt(keys.shop(id))).toMatchObject({ ...plain, userId: ownerId });
    const holder = { shopId: id, businessId };
    expect(await itemAt(keys.shopIdentifier(shopIdentifier))).toMatchObject(holder);
    const counts = { followersCount: 0, offersCount: 0 };
    expect(await itemAt(keys.shopCounters(id))).toMatchObject(counts);
    expect(await itemAt(keys.shopOfBusiness(businessId, id))).toBeDefined();
    expect(await itemAt(keys.businessCounters(businessId))).toMatchObject({ shopsCount: 1 });
  });

  it.each([
    ['SP', 'SANTA BARBARA D’OESTE', "Santa Bárbara d'Oeste"],
    ['SP', 'Mogi-Mirim', 'Mogi Mirim'],
    ['RS', 'Santana do Livramento', "Sant'Ana do Livramento"],
    ['DF', 'brasilia', 'Brasília'],
    ['PE', 'fernando de NORONHA', 'Fernando de Noronha'],
  ] as const)('stores for %s, %s the official name of the city', async (state, typed, city) => {
    const { body } = await open({ address: anAddressIn(state, typed) });
    expect(body.address).toMatchObject({ state, city });
    expect(await itemAt(keys.shop(body.id))).toMatchObject({ address: { state, city } });
  });

  it.each([
    ['PE', 'Mogi Mirim'],
    ['SP', 'Mogi'],
    ['SP', 'Cidade Alta'],
    ['DF', '--'],
  ] as const)('refuses %s, %s, which is not a municipality of the state', async (state, typed) => {
    const errors = [{ path: 'address.city', code: 'INVALID_VALUE' }];
    expect((await open({ address: anAddressIn(state, typed) })).errors).toEqual(errors);
  });

  it.each([
    ['unknown', 'ready', 2, 'IMAGE_NOT_FOUND'],
    ['refused', 'refused', 1, 'IMAGE_REFUSED'],
  ] as const)('refuses an %s photo', async (_, status, number, code) => {
    await putItems(stored.image(anImage({ area: 'shop', status })));
    expect((await open({ imagesUrls: [imageUrlNo('shop', number)] })).code).toBe(code);
    expect(await itemsOfKind('SHOP SHOP')).toEqual([]);
  });

  it('refuses an identifier that is taken, in any spelling, and a suspended business', async () => {
    const shopIdentifier = anIdentifier();
    await tableHolds(...aBakery({ shops: [aShop({ shopIdentifier })] }));
    const [first, ...others] = shopIdentifier.toUpperCase();
    const spelling = `${first} ${others.join('.')}`;
    expect((await open({ shopIdentifier: spelling })).code).toBe('SHOP_IDENTIFIER_TAKEN');
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await open()).code).toBe('BUSINESS_NOT_ACTIVE');
    expect(await itemsOfKind('SHOP SHOP')).toHaveLength(1);
  });
});
