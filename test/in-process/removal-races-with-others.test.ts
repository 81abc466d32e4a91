import {
  addValidator,
  anOwner,
  following,
  leaving,
  must,
  openShop,
  otherTaxId,
} from './removal/an-account.ts';
import { expectNothingLeft, race } from './removal/race-with-removal.ts';
import { call } from './support/call.ts';
import { type Sent, times } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { accounts, anAccount } from './support/user-pool.ts';

startWithStaff();

describe('removing an account', () => {
  it('during fifty calls of its validator answers some, and refuses all later ones', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const validator = await addValidator(owner, shop);
    const as = { userId: validator };
    const outcomes = await race(userId, [
      ...times(25, () => ['getMe', { as }]),
      ...times(25, () => ['getBusiness', { as, params: { id: business.id } }]),
    ]);
    expect([200, 'UNAUTHENTICATED', 'BUSINESS_NOT_FOUND']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], shop: [shop.id] });
    expect((await call('getMe', { as })).body['code']).toBe('UNAUTHENTICATED');
    expect(accounts.has(validator)).toBe(false);
  });

  it('during forty-nine calls that remove validators and add followers leaves nothing of any of them', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const validators = [];
    for (let n = 0; n < 9; n += 1) validators.push(await addValidator(owner, shop));
    const followers = Array.from({ length: 40 }, () => anAccount());
    const outcomes = await race(userId, [
      ...validators.map((id): Sent => ['deleteAccount', leaving(id)]),
      ...followers.map((id): Sent => ['followShop', following(id, shop.id)]),
    ]);
    expect([204, 'UNAUTHENTICATED', 'SHOP_NOT_FOUND', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], shop: [shop.id] });
  });

  it('of a consumer during their own calls leaves nothing of them, and the counts are right', async () => {
    const neighbour = await anOwner(staff, 'Padaria', otherTaxId);
    const shop = await openShop(neighbour);
    const userId = anAccount();
    const indication = { consumerId: userId, shopName: 'Livraria', city: 'Recife', state: 'PE' };
    const outcomes = await race(userId, [
      ...times(20, () => ['followShop', following(userId, shop.id)]),
      ...times(10, () => ['createIndication', { as: { userId }, body: indication }]),
      ...times(19, () => ['acceptTerms', { as: { userId }, body: { version: '2026-11-01' } }]),
    ]);
    expect([200, 201, 204, 'UNAUTHENTICATED', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId] });
    const seen = await must('getShop', { params: { id: shop.id } });
    expect(seen['followersCount']).toBe(0);
  });
});
