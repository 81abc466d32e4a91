import { claimRoutes } from '#contract/claims/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  codeNo,
  holder,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { aShop, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { itemsAskedFor, readsLag } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const wallet = async (query: Record<string, string> = {}) =>
  (await call(claimRoutes.listClaims, { as: holder, params: { consumerId: holderId }, query }))
    .body;
const codes = async (query: Record<string, string> = {}) =>
  (await wallet(query)).items.map(({ code }) => code);

const claims = [
  aClaim({ code: codeNo(1), endsAt: '2026-12-09T02:59:59.000Z' }),
  aClaim({ code: codeNo(2), endsAt: '2026-12-02T02:59:59.000Z' }),
  aRedeemedClaim({ code: codeNo(3), closedAt: '2026-11-22T12:00:00.000Z' }),
  aClaim({ code: codeNo(4), status: 'cancelled', closedAt: '2026-11-23T12:00:00.000Z' }),
  aClaim({ code: codeNo(5), endsAt: '2026-11-24T02:59:59.000Z' }),
];

beforeEach(async () => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  await tableHolds(...aBakery(), ...claims.map(stored.claim), stored.terms(aClaim()));
});

describe('listClaims', () => {
  it('has the claims that can be used, the soonest to end first, and the others, newest first', async () => {
    expect(await codes()).toEqual([codeNo(2), codeNo(1)]);
    expect(await codes({ status: 'past' })).toEqual([codeNo(5), codeNo(4), codeNo(3)]);
  });

  it('has vouchers only for claims that can be used, and the shops for all', async () => {
    const open = (await wallet()).items;
    const past = (await wallet({ status: 'past' })).items;
    expect(open.map(({ voucher }) => typeof voucher)).toEqual(['string', 'string']);
    for (const one of past) expect(one).not.toHaveProperty('voucher');
    for (const one of [...open, ...past]) {
      expect(one).toMatchObject({ consumerId: holderId, shops: [{ id: shopId }] });
    }
  });

  it('continues after the previous page', async () => {
    const { items, pagingKey = '' } = await wallet({ limit: '1' });
    expect(items).toMatchObject([{ code: codeNo(2) }]);
    expect(await codes({ limit: '1', pagingKey })).toEqual([codeNo(1)]);
  });

  it('has neither a claim that was used since, nor one that lost its consumer, while the index lags', async () => {
    readsLag({ indexes: 2 });
    await changeAttributes(keys.claim(codeNo(1)), { status: 'cancelled' });
    await changeAttributes(keys.claim(codeNo(2)), { consumerId: undefined });
    expect(await codes()).toEqual([]);
  });

  it('reads each shop and business once, and gives each claim its own shops', async () => {
    const own = Array.from({ length: 20 }, (_, n) => {
      const id = shopIdNo(n % 2);
      return aClaim({ code: codeNo(n), offerId: offerNo(n).id, shopId: id, shopsIds: [id] });
    });
    const shops = [0, 1].map((n) => aShop({ id: shopIdNo(n), businessId }));
    await tableHolds(...aBakery({ shops }), ...own.map(stored.claim));
    await putItems();
    const before = itemsAskedFor();
    const { items } = await wallet();
    expect(items).toHaveLength(20);
    // The caller, twenty claims with their terms, two shops and a business.
    expect(itemsAskedFor() - before).toBe(1 + 20 + 20 + 2 + 1);
    for (const { shopsIds, shops } of items) expect(shops).toMatchObject([{ id: shopsIds[0] }]);
  });
});
