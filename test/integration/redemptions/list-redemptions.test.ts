import { dayIn } from '#contract/brazil/time-zones.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { call } from '#test/support/stories/call.ts';
import { aClaimedOffer, aClaimOf, redeemAs, rollBackAs } from '#test/support/stories/claims.ts';
import { daysAhead } from '#test/support/stories/offers.ts';
import type { Person } from '#test/support/stories/people.ts';

const { listRedemptions } = redemptionRoutes;

const listOf = (as: Person, { id }: { readonly id: string }, day?: string) =>
  call(listRedemptions, { as, params: { id }, ...(day && { query: { day } }) });

describe('listRedemptions', () => {
  it("shows a shop's redemptions of a day, newest first, reversed ones marked", async () => {
    const { owner, shop, offer, claim } = await aClaimedOffer();
    const { body: first } = await redeemAs(owner, claim, shop);
    const { body: second } = await redeemAs(owner, (await aClaimOf(offer)).claim, shop);
    const { body: reversed } = await rollBackAs(owner, first);
    const day = dayIn(shop.timeZone, new Date(first.redeemedAt));
    expect((await listOf(owner, shop, day)).body.items).toEqual([second, reversed]);
    expect((await listOf(owner, shop, daysAhead(-9))).body.items).toEqual([]);
  });
});
