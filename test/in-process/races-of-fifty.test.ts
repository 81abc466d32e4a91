import type { ModelShop } from './model/model.ts';
import {
  anOfferIn,
  anOwner,
  aPendingOwner,
  aShopOf,
  businessInput,
  must,
  type Owner,
  openShop,
  taxId,
} from './removal/an-account.ts';
import { asOwner, listed, ofBusiness } from './support/as-owner.ts';
import { countsOf, type Sent, sendOnce, sendTogether, times } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { anAccount } from './support/user-pool.ts';

const atVersion1 = { 'if-match': '"1"' };

startWithStaff();

describe('of fifty concurrent requests', () => {
  it('of ten owners for one identifier, only those for one shop succeed', async () => {
    const owners: { readonly owner: Owner; readonly shop: ModelShop }[] = [];
    for (let n = 0; n < 10; n += 1) {
      const owner = await anOwner(staff, `Mercado ${n}`);
      owners.push({ owner, shop: await openShop(owner) });
    }
    const shopIdentifier = 'feiradavila';
    const answers = await sendTogether(
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
    const answers = await sendTogether(
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
      sendTogether(
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

  it('all publish an offer of one business, without a retry', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila', taxId, 3);
    const parts = { as: asOwner(owner), body: anOfferIn(owner, await openShop(owner)) };
    const answers = await Promise.all(times(50, () => ['createOffer', parts]).map(sendOnce));
    expect(countsOf(answers)).toEqual({ 201: 50 });
    expect(await listed('listOffersOfBusiness', owner, { limit: '100' })).toHaveLength(50);
  });

  it('with one idempotency key, one opens a shop, and all successful requests get the same answer', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const request: Sent = ['createShop', { as: asOwner(owner), body: aShopOf(owner), headers }];
    const answers = await sendTogether(times(50, () => request));
    const again = await must(...request);
    const { 201: made = 0, REQUEST_IN_PROGRESS: passing = 0 } = countsOf(answers);
    expect(made).toBeGreaterThan(0);
    expect(made + passing).toBe(50);
    for (const { status, body } of answers) if (status === 201) expect(body).toEqual(again);
    expect(await listed('listShopsOfBusiness', owner)).toEqual([again]);
  });

  it('one starts an export, and the others get the same export', async () => {
    const userId = anAccount();
    const answers = await sendTogether(times(50, () => ['createExport', { as: { userId } }]));
    expect(countsOf(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  });
});
