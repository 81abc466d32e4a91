import type { ShopInput } from '#contract/shops/shop-input.ts';
import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShopInput } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { beforeNextWrite, itemAt, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const create = (changes: Partial<ShopInput> = {}) =>
  invokeHandler(
    handler,
    aRequest('POST /shops', { as: { userId: ownerId }, body: aShopInput(changes) }),
  );

beforeEach(() => {
  tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('creating a shop', () => {
  it('stores it with its identifier, its counters and its row in the business', async () => {
    const id = String((await create()).body['id']);
    const { imagesUrls: _, ...entered } = aShopInput();
    expect(itemAt(keys.shop(id))).toMatchObject({ ...entered, userId: ownerId });
    expect(itemAt(keys.shopIdentifier('padariaaurora'))).toMatchObject({ shopId: id, businessId });
    expect(itemAt(keys.shopCounters(id))).toMatchObject({ followersCount: 0, offersCount: 0 });
    expect(itemAt(keys.shopOfBusiness(businessId, id))).toBeDefined();
    expect(itemAt(keys.businessCounters(businessId))).toMatchObject({ shopsCount: 1 });
  });

  it.each([
    ['SP', 'SANTA BARBARA D’OESTE', "Santa Bárbara d'Oeste"],
    ['SP', 'Mogi-Mirim', 'Mogi Mirim'],
    ['RS', 'Santana do Livramento', "Sant'Ana do Livramento"],
    ['DF', 'brasilia', 'Brasília'],
    ['PE', 'fernando de NORONHA', 'Fernando de Noronha'],
  ] as const)('stores for %s, %s the official name of the city', async (state, typed, city) => {
    const { status, body } = await create({ address: anAddressIn(state, typed) });
    expect([status, body]).toMatchObject([201, { address: { city } }]);
    expect(itemAt(keys.shop(String(body['id'])))).toMatchObject({ address: { state, city } });
  });

  it.each([
    ['PE', 'Mogi Mirim'],
    ['SP', 'Mogi'],
    ['SP', 'Cidade Alta'],
    ['DF', '--'],
  ] as const)(
    'is refused in %s, %s, which is not a municipality of the state',
    async (state, typed) => {
      expect(await create({ address: anAddressIn(state, typed) })).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          errors: [{ path: 'address.city', code: 'INVALID_VALUE' }],
        },
      });
    },
  );

  it.each([
    [
      'its identifier',
      { ...keys.shopIdentifier('padariaaurora'), shopId: 'another', businessId: 'another' },
      'SHOP_IDENTIFIER_TAKEN',
    ],
    [
      'the last place within the limit of the size type',
      { ...keys.businessCounters(businessId), shopsCount: 3 },
      'LIMIT_OF_SIZE_TYPE_REACHED',
    ],
    [
      'the right to publish',
      stored.business(aBusiness({ status: 'suspended' })),
      'BUSINESS_NOT_ACTIVE',
    ],
  ])('is refused if another write took %s at the same time', async (_, taken, code) => {
    beforeNextWrite(() => putItems(taken));
    expect(await create()).toMatchObject({ status: 409, body: { code } });
    expect(itemAt(taken)).toEqual(taken);
  });
});
