import { claimRoutes } from '#contract/claims/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { handler } from '#lambdas/entries/api/claims.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  claimCode,
  codeNo,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { itemsOfKind, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const base = [
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: holderId })),
  stored.user(aUser({ userId: strangerId })),
  stored.business(aBusiness()),
];
const bothShops = [aShop(), aShop({ id: otherShopId })].map(stored.shop);

const ask = (userId: string, code = claimCode, query: Record<string, string> = {}) =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(claimRoutes.getClaim), { as: { userId }, params: { code }, query }),
  );

const holds = (claim: Partial<ClaimItem> = {}, shops = bothShops) =>
  tableHolds(...base, ...shops, stored.claim(aClaim(claim)));

beforeEach(() => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  holds();
});

describe('sixty unknown codes from one person', () => {
  const guesses = (userId: string) =>
    Array.from({ length: 60 }, (_, number) => ask(userId, codeNo(number + 1)));

  it.each([
    ['the holder', holderId],
    ['the owner of the business', ownerId],
  ])('do not hide a valid claim from %s', async (_, userId) => {
    for (const guess of guesses(userId)) expect((await guess).status).toBe(404);
    expect((await ask(userId, codeNo(99))).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await ask(userId)).status).toBe(200);
  });

  it('block all answers about codes of others until the hour is over', async () => {
    await Promise.all(guesses(strangerId));
    const { status, headers } = await ask(strangerId);
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    stopDateAt('2026-11-25T13:00:00.000Z');
    expect((await ask(strangerId)).body).toMatchObject({ code: 'CLAIM_NOT_FOUND' });
  });

  it('are answered sixty times, however many are sent at once', async () => {
    const answers = await Promise.all([...guesses(strangerId), ...guesses(strangerId)]);
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect([statuses[404]?.length, statuses[429]?.length]).toEqual([60, 60]);
    expect(itemsOfKind('USER GUESSES')).toMatchObject([{ periodCount: 60 }]);
  });
});

describe('a claim at the counter of its business', () => {
  const atBoth = { shopsIds: [shopId, otherShopId] };
  const other = stored.shop(aShop({ id: otherShopId }));

  it('can be read at another of its shops if its first shop was removed', async () => {
    holds(atBoth, [other]);
    const { status, body } = await ask(ownerId);
    expect([status, body]).toMatchObject([200, { claim: { code: claimCode, status: 'open' } }]);
    expect(body['refusal']).toBeUndefined();
  });

  it('is shown with its outcome if all its shops were removed', async () => {
    holds({ status: 'cancelled', cancelledBy: 'shop', closedAt: '2026-11-24T12:00:00.000Z' }, []);
    expect((await ask(ownerId)).body).toMatchObject({ refusal: { code: 'CLAIM_CANCELLED' } });
    putItems(stored.claim(aRedeemedClaim()));
    expect((await ask(ownerId, codeNo(1))).body).toMatchObject({
      refusal: { code: 'ALREADY_REDEEMED', redemption: { shopId } },
    });
    holds({}, []);
    expect((await ask(ownerId)).body).toMatchObject({ refusal: { code: 'WRONG_SHOP' } });
  });

  it('is not found at a removed shop or at a shop of another business', async () => {
    const strange = stored.shop(aShop({ businessId: `${businessId.slice(0, -3)}THR` }));
    for (const shops of [[other], [other, strange]]) {
      holds(atBoth, shops);
      expect((await ask(ownerId, claimCode, { shopId })).body['code']).toBe('SHOP_NOT_FOUND');
    }
  });

  it('is refused there, too, after ten reversed redemptions', async () => {
    const taken = (length: number) =>
      Array.from({ length }, () => aRedemption({ status: 'reversed' }));
    holds({ redemptions: taken(9) });
    expect((await ask(ownerId)).body['refusal']).toBeUndefined();
    holds({ redemptions: taken(10) });
    expect((await ask(ownerId)).body['refusal']).toEqual({ code: 'INVALID_TRANSITION' });
  });
});

describe('the voucher of a claim', () => {
  it('is signed for its holder while it can be used', async () => {
    expect((await ask(holderId)).body['voucher']).toEqual(expect.any(String));
  });

  it.each<[string, Partial<ClaimItem>]>([
    ['was given back', { status: 'cancelled', closedAt: '2026-11-24T12:00:00.000Z' }],
    ['was used', { ...aRedeemedClaim(), code: claimCode }],
    ['has expired', { endsAt: '2026-11-25T11:59:59.000Z' }],
  ])('is not signed any more once the claim %s', async (_, changes) => {
    holds(changes);
    const { status, body } = await ask(holderId);
    expect([status, body]).toMatchObject([200, { code: claimCode }]);
    expect(body).not.toHaveProperty('voucher');
  });

  it('is signed again after a redemption was rolled back', async () => {
    holds({ redemptions: [aRedemption({ status: 'reversed' })] });
    expect((await ask(holderId)).body).toHaveProperty('voucher');
  });
});
