import { stopDateAt } from '#test/support/fixed-clock.ts';
import type { ModelShop } from './model/model.ts';
import {
  aMemberOfStaff,
  anOfferIn,
  anOwner,
  aPendingOwner,
  aShopOf,
  businessInput,
  must,
  type Owner,
  openShop,
  type Staff,
  taxId,
} from './removal/an-account.ts';
import { countsOf, type Sent, sendAtOnce, times } from './support/at-once.ts';
import { startWithOwnStores } from './support/own-stores.ts';
import { accounts, anAccount } from './support/user-pool.ts';

const dayInMs = 86_400_000;
const atVersion1 = { 'if-match': '"1"' };

let staff: Staff;

startWithOwnStores();

beforeEach(async () => {
  staff = await aMemberOfStaff();
});

afterEach(() => {
  jest.useRealTimers();
});

const aValidatorOf = ({ id: shopId }: ModelShop) => ({
  name: 'Ana Lima',
  email: `${crypto.randomUUID()}@vitrine.test`,
  temporaryPassword: 'Balcao#2026',
  shopId,
});

const asOwner = ({ userId }: Owner) => ({ userId });
const ofBusiness = (owner: Owner) => ({
  as: asOwner(owner),
  params: { id: owner.business.id },
});

/** The items of a list of the owner's business. */
async function listed(
  name: 'listShopsOfBusiness' | 'listOffersOfBusiness' | 'listValidators',
  owner: Owner,
  query: Record<string, string> = {},
) {
  const { items } = await must(name, { ...ofBusiness(owner), query });
  return items as Record<string, unknown>[];
}

/** Publishes an offer and switches it off. */
async function anOfferOff(owner: Owner, body: unknown): Promise<string> {
  const { id } = await must('createOffer', { as: asOwner(owner), body });
  const params = { id: String(id) };
  await must('setOfferStatus', { as: asOwner(owner), params, body: { status: 'inactive' } });
  return params.id;
}

describe('of fifty requests at once', () => {
  it('as many open a shop as the size type allows', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 2);
    const answers = await sendAtOnce(
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
    // Ten offers may be active on a day, and these end after thirty.
    for (const days of [80, 40]) {
      stopDateAt(new Date(Date.now() - days * dayInMs).toISOString());
      const body = anOfferIn(owner, shop);
      for (let n = 0; n < 8; n += 1)
        ended.push(String((await must('createOffer', { as, body }))['id']));
      jest.useRealTimers();
    }
    const body = anOfferIn(owner, shop);
    const off: string[] = [];
    for (let n = 0; n < 17; n += 1) off.push(await anOfferOff(owner, body));
    for (let n = 0; n < 4; n += 1) await must('createOffer', { as, body });
    const answers = await sendAtOnce([
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

  it('as many add a validator as a shop may have, and leave as many accounts', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 2);
    const shop = await openShop(owner);
    const answers = await sendAtOnce(
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

  it('of ten owners who open and rename shops, those of one shop get an identifier', async () => {
    const owners: { readonly owner: Owner; readonly shop: ModelShop }[] = [];
    for (let n = 0; n < 10; n += 1) {
      const owner = await anOwner(staff, `Mercado ${n}`);
      owners.push({ owner, shop: await openShop(owner) });
    }
    const shopIdentifier = 'feiradavila';
    const answers = await sendAtOnce(
      [0, 1, 2, 3, 4].flatMap((round) =>
        owners.map(({ owner, shop }, n): Sent => {
          const parts = { as: asOwner(owner), body: { ...aShopOf(owner), shopIdentifier } };
          const isNew = (round + n) % 2 === 0;
          return isNew
            ? ['createShop', parts]
            : ['updateShop', { ...parts, params: { id: shop.id } }];
        }),
      ),
    );
    const holders = answers.filter(({ status }) => status < 300).map(({ body }) => body['id']);
    expect(countsOf(answers)).toHaveProperty('SHOP_IDENTIFIER_TAKEN', 50 - holders.length);
    const shown = await must('getShopByIdentifier', { params: { identifier: shopIdentifier } });
    expect(new Set(holders)).toEqual(new Set([shown['id']]));
  });

  it('one edits a version of a business', async () => {
    const owner = await aPendingOwner('Mercado da Vila');
    const answers = await sendAtOnce(
      times(50, (n) => {
        const body = businessInput(owner.userId, `Mercado ${n}`, taxId);
        return ['updateBusiness', { ...ofBusiness(owner), body, headers: atVersion1 }];
      }),
    );
    expect(countsOf(answers)).toEqual({ 200: 1, VERSION_MISMATCH: 49 });
    expect(await must('getBusiness', ofBusiness(owner))).toMatchObject({ version: 2 });
  });

  it('one edits a version of a shop, and one a version of an offer in it', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const as = asOwner(owner);
    const shop = await openShop(owner);
    const body = { ...aShopOf(owner), shopIdentifier: shop.identifier };
    const offerBody = anOfferIn(owner, shop);
    const offerId = String((await must('createOffer', { as, body: offerBody }))['id']);
    const edits = (name: 'updateShop' | 'updateOffer', id: string, of: object, text: string) =>
      sendAtOnce(
        times(50, (n) => [
          name,
          { as, params: { id }, headers: atVersion1, body: { ...of, [text]: `Edição ${n}` } },
        ]),
      );
    const once = { 200: 1, VERSION_MISMATCH: 49 };
    expect(countsOf(await edits('updateShop', shop.id, body, 'about'))).toEqual(once);
    expect(countsOf(await edits('updateOffer', offerId, offerBody, 'title'))).toEqual(once);
    expect(await listed('listShopsOfBusiness', owner)).toMatchObject([{ version: 2 }]);
    expect(await listed('listOffersOfBusiness', owner)).toMatchObject([{ version: 2 }]);
  });

  it('with one idempotency key, one opens a shop, and those that succeed get the same answer', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const request: Sent = ['createShop', { as: asOwner(owner), body: aShopOf(owner), headers }];
    const answers = await sendAtOnce(times(50, () => request));
    const again = await must(...request);
    const { 201: made = 0, REQUEST_IN_PROGRESS: passing = 0 } = countsOf(answers);
    expect(made).toBeGreaterThan(0);
    expect(made + passing).toBe(50);
    for (const { status, body } of answers) if (status === 201) expect(body).toEqual(again);
    expect(await listed('listShopsOfBusiness', owner)).toEqual([again]);
  });

  it('one starts an export, and the others get the same one', async () => {
    const userId = anAccount();
    const answers = await sendAtOnce(times(50, () => ['createExport', { as: { userId } }]));
    expect(countsOf(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  });

  it('twenty of a user without a business get a form for an upload', async () => {
    // The hour does not end in the middle of the test.
    stopDateAt(new Date().toISOString());
    const as = { userId: anAccount() };
    const body = { area: 'business', contentType: 'image/jpeg', size: 1000 };
    const answers = await sendAtOnce(times(50, () => ['createUpload', { as, body }]));
    expect(countsOf(answers)).toEqual({ 201: 20, TOO_MANY_REQUESTS: 30 });
  });
});
