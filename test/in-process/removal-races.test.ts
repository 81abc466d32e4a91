import { keys } from '#lambdas/shared/table/keys.ts';
import {
  addValidator,
  aMemberOfStaff,
  anOfferIn,
  anOwner,
  aPendingOwner,
  aShopOf,
  following,
  leaving,
  must,
  openShop,
  type Staff,
} from './removal/an-account.ts';
import { type Marks, marksFound } from './removal/stored-marks.ts';
import { countsOf, outcomeOf, type Sent, times } from './support/at-once.ts';
import { type Delivery, recordChanges, settle } from './support/background.ts';
import { call, callOnly } from './support/call.ts';
import { startWithOwnStores } from './support/own-stores.ts';
import { accounts, anAccount } from './support/user-pool.ts';

const inOrder: Delivery = (batch) => batch;
const taxId = '11222333000181';

let staff: Staff;

startWithOwnStores();

beforeEach(async () => {
  staff = await aMemberOfStaff();
});

/**
 * Sends the removal of an account among other requests, all at once, and the removal again where it found the table
 * busy. Returns the outcomes of the others, each once: a status, or the code of a refusal.
 */
async function race(userId: string, others: readonly Sent[]): Promise<(number | string)[]> {
  const half = Math.floor(others.length / 2);
  const send = ([name, parts]: Sent) => callOnly(name, parts);
  const [before, removal, after] = await Promise.all([
    Promise.all(others.slice(0, half).map(send)),
    callOnly('deleteAccount', leaving(userId)),
    Promise.all(others.slice(half).map(send)),
  ]);
  const removed =
    removal.status === 503 ? await callOnly('deleteAccount', leaving(userId)) : removal;
  expect(removed.status).toBe(204);
  await recordChanges();
  return [...new Set([...before, ...after].map(outcomeOf))];
}

/** Nothing is public of a city, and nothing is stored but the tombstone and what staff decided and got. */
async function expectNothingLeft(userId: string, marks: Marks): Promise<void> {
  await settle(inOrder);
  expect((await must('getFeed', {}))['items']).toEqual([]);
  expect((await must('searchShops', { query: { q: 'Mercado' } }))['items']).toEqual([]);
  const { audit: _audit, idempotency: _answers, ...left } = await marksFound(marks);
  expect(left).toEqual({ user: ['sub'] });
  // Of answers only those to others are left.
  expect(await marksFound({ answers: [keys.idempotency(userId, '').PK] })).toEqual({});
  expect((await call('getMe', { as: { userId } })).body['code']).toBe('UNAUTHENTICATED');
  expect(accounts.has(userId)).toBe(false);
}

describe('the removal of an account at the same moment as', () => {
  it('forty-nine publications leaves nothing of them', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const body = anOfferIn(owner, shop);
    const outcomes = await race(
      userId,
      times(49, () => ['createOffer', { as: { userId }, body }]),
    );
    const allowed = [
      201,
      'UNAUTHENTICATED',
      'BUSINESS_NOT_ACTIVE',
      'BUSINESS_NOT_FOUND',
      'VALIDATION_FAILED',
      'UNAVAILABLE',
    ];
    expect(allowed).toEqual(expect.arrayContaining(outcomes));
    const marks = { sub: [userId], business: [business.id], shop: [shop.id], taxId: [taxId] };
    await expectNothingLeft(userId, marks);
  });

  it('the opening of a dozen shops leaves none', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const outcomes = await race(
      userId,
      times(12, () => ['createShop', { as: { userId }, body: aShopOf(owner) }]),
    );
    expect([201, 'UNAUTHENTICATED', 'BUSINESS_NOT_ACTIVE', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], taxId: [taxId] });
  });

  it('forty-nine approvals by staff leaves the business closed', async () => {
    const owner = await aPendingOwner('Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const body = { decision: 'approve' };
    const approval: Sent = [
      'decideBusinessApproval',
      { as: staff, params: { id: business.id }, body },
    ];
    const outcomes = await race(
      userId,
      times(49, () => approval),
    );
    expect([200, 'INVALID_TRANSITION', 'BUSINESS_NOT_FOUND', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], shop: [shop.id] });
  });

  it('forty-nine approvals of a revision leaves neither it nor the business', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const { id } = await must('updateBusiness', {
      as: { userId },
      params: { id: business.id },
      body: { name: 'Mercado da Praia', sizeTypeId: 5, userId, legalRegister: taxId },
    });
    const revisionId = String(id);
    const approval: Sent = [
      'decideBusinessApproval',
      { as: staff, params: { id: revisionId }, body: { decision: 'approve' } },
    ];
    const outcomes = await race(
      userId,
      times(49, () => approval),
    );
    expect([200, 'INVALID_TRANSITION', 'BUSINESS_NOT_FOUND', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id, revisionId] });
  });

  it('fifty calls of a validator lets them read until they are out, and then no more', async () => {
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
    expect(accounts.get(validator)?.isEnabled).toBe(false);
  });

  it('that of forty-nine of their validators and followers leaves nothing of any', async () => {
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

  it('the registration of a business leaves none, whichever comes first', async () => {
    const userId = anAccount();
    const body = { name: 'Mercado da Vila', sizeTypeId: 2, userId, legalRegister: taxId };
    const outcomes = await race(
      userId,
      times(49, () => ['createBusiness', { as: { userId }, body }]),
    );
    expect([201, 'BUSINESS_ALREADY_EXISTS', 'UNAUTHENTICATED', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], taxId: [taxId] });
  });

  it('what a consumer does leaves nothing of it, and the counts are right', async () => {
    const neighbour = await anOwner(staff, 'Padaria', '45723174000110');
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

  it('forty-nine other removals of it is done once', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const all = await Promise.all(
      Array.from({ length: 50 }, () => callOnly('deleteAccount', leaving(userId))),
    );
    expect(countsOf(all)).toEqual({ 204: 1, UNAUTHENTICATED: 49 });
    await recordChanges();
    await expectNothingLeft(userId, { sub: [userId], business: [business.id] });
  });
});
