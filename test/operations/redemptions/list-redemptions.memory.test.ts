import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { aRedeemedClaim, aRedemption, redemptionId } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call, pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { listRedemptions } = redemptionRoutes;
const idNo = (n: number) => `${redemptionId.slice(0, -1)}${n}`;
const on = (n: number, day: string, time: string, of = shopId) =>
  aRedemption({ id: idNo(n), day, redeemedAt: `${day}T${time}.000Z`, shopId: of });
const redemptions = [
  on(1, '2026-11-21', '12:00:00'),
  { ...on(2, '2026-11-21', '13:00:00'), status: 'reversed' as const },
  on(3, '2026-11-20', '12:00:00'),
  on(4, '2026-11-21', '12:30:00', otherShopId),
];
const request = { as: owner, params: { id: shopId } };
const list = (query: Record<string, string> = {}, as: typeof owner = owner) =>
  call(listRedemptions, { ...request, as, query });

beforeEach(async () => {
  // Still the 21st in Recife.
  stopDateAt('2026-11-22T02:59:59.000Z');
  const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
  await tableHolds(
    ...aBakery({ shops }),
    stored.user(aValidatorUser({ shopId: otherShopId })),
    ...stored.redemptions(aRedeemedClaim({ redemptions })),
  );
});

describe('listRedemptions', () => {
  it("has the redemptions of the shop's day, newest first, with reversed ones and names", async () => {
    const redeemedBy = { kind: 'owner', name: 'Padaria Aurora' };
    const { items } = (await list()).body;
    expect(items).toMatchObject([
      { id: idNo(2), status: 'reversed', redeemedBy },
      { id: idNo(1), status: 'done', redeemedBy },
    ]);
    const pages = await pagesOf(listRedemptions, 1, request);
    expect(pages.flat()).toEqual([idNo(2), idNo(1)]);
  });

  it('has the redemptions of another day', async () => {
    expect((await list({ day: '2026-11-20' })).body.items).toMatchObject([{ id: idNo(3) }]);
    expect((await list({ day: '2026-11-19' })).body.items).toEqual([]);
  });

  it('is not for a validator of another shop', async () => {
    expect((await list({}, aValidatorUser())).code).toBe('SHOP_NOT_FOUND');
  });
});
