import { stopDateAt } from '#test/support/fixed-clock.ts';
import type { ModelShop } from './model/model.ts';
import {
  anOfferIn,
  anOwner,
  aShopOf,
  must,
  type Owner,
  openShop,
  taxId,
} from './removal/an-account.ts';
import { asOwner, listed, ofBusiness } from './support/as-owner.ts';
import { countsOf, type Sent, sendTogether, times } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { accounts, anAccount } from './support/user-pool.ts';

const dayInMs = 86_400_000;

startWithStaff();

afterEach(() => {
  jest.useRealTimers();
});

const aValidatorOf = ({ id: shopId }: ModelShop) => ({
  name: 'Ana Lima',
  email: `${crypto.randomUUID()}@vitrine.test`,
  temporaryPassword: 'Balcao#2026',
  shopId,
});

async function anOfferOff(owner: Owner, body: unknown): Promise<string> {
  const { id } = await must('createOffer', { as: asOwner(owner), body });
  const params = { id: String(id) };
  await must('setOfferStatus', { as: asOwner(owner), params, body: { status: 'inactive' } });
  return params.id;
}

describe('of fifty concurrent requests', () => {
  it('as many open a shop as the size type allows', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 2);
    const answers = await sendTogether(
      times(50, () => ['createShop', { as: asOwner(owner), body: aShopOf(owner) }]),
    );
    expect(countsOf(answers)).toEqual({ 201: 3, LIMIT_OF_SIZE_TYPE_REACHED: 47 });
    expect(await listed('listShopsOfBusiness', owner)).toHaveLength(3);
  });

  it('as many create, switch on and revive offers as the limit of active offers allows', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 1);
    const as = asOwner(owner);
    const shop = await openShop(owner);
    const ended: string[] = [];
    // At most ten offers may be active, and these end after thirty days.
    for (const days of [80, 40]) {
      stopDateAt(new Date(Date.now() - days * dayInMs).toISOString());
      const body = anOfferIn(owner, shop);
      for (let n = 0; n < 8; n += 1)
        ended.push(String((await must('createOffer', { as, body }))['id']));
      jest.useRealTimers();
    }
    const body = anOfferIn(owner, shop);
    const off: string[] = [];
    // On another day, because of the limit of twenty publications a day.
    stopDateAt(new Date(Date.now() - dayInMs).toISOString());
    for (let n = 0; n < 17; n += 1) off.push(await anOfferOff(owner, body));
    jest.useRealTimers();
    for (let n = 0; n < 4; n += 1) await must('createOffer', { as, body });
    const answers = await sendTogether([
      ...times(17, () => ['createOffer', { as, body }]),
      ...off.map(
        (id): Sent => ['setOfferStatus', { as, params: { id }, body: { status: 'active' } }],
      ),
      ...ended.map((id): Sent => ['updateOffer', { as, params: { id }, body }]),
    ]);
    const { 200: changed = 0, 201: created = 0, ...refused } = countsOf(answers);
    expect(changed + created).toBe(6);
    expect(refused).toEqual({ LIMIT_OF_SIZE_TYPE_REACHED: 44 });
    const query = { status: 'active', limit: '100' };
    expect(await listed('listOffersOfBusiness', owner, query)).toHaveLength(10);
  });

  it('as many add a validator as a shop may have, and create as many accounts', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 2);
    const shop = await openShop(owner);
    const answers = await sendTogether(
      times(50, () => ['createValidator', { ...ofBusiness(owner), body: aValidatorOf(shop) }]),
    );
    expect(countsOf(answers)).toEqual({ 201: 5, LIMIT_OF_SIZE_TYPE_REACHED: 45 });
    const made = [...accounts.values()].filter(
      ({ attributes }) => attributes['family_name'] === owner.business.id,
    );
    const validators = await listed('listValidators', owner);
    expect(validators).toHaveLength(5);
    expect(made.map(({ email }) => email).sort()).toEqual(
      validators.map(({ email }) => email).sort(),
    );
    const summary = await must('getShopSummary', { as: asOwner(owner), params: { id: shop.id } });
    expect(summary['validatorsCount']).toBe(5);
  });

  it('by a user without a business, twenty get an upload form', async () => {
    // The clock stops, so that the hour of the limit does not end during the test.
    stopDateAt(new Date().toISOString());
    const as = { userId: anAccount() };
    const body = { area: 'business', contentType: 'image/jpeg', size: 1000 };
    const answers = await sendTogether(times(50, () => ['createUpload', { as, body }]));
    expect(countsOf(answers)).toEqual({ 201: 20, TOO_MANY_REQUESTS: 30 });
  });
});
