import { dayIn } from '#contract/brazil/time-zones.ts';
import { checkVoucher } from '#contract/claims/check-voucher.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { addDays } from '#contract/statistics/period.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { call } from '#test/support/stories/call.ts';
import {
  askForClaim,
  claimAs,
  claimRequest,
  counterPackOf,
  giveBack,
  redeemAs,
  walletOf,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

/** An offer with a stock of three in two shops, a counter of the second shop, and four people who want a claim. */
async function aRush() {
  const owned = await anOwnedShop();
  const second = await openShop(owned);
  const shopsIds = [owned.shop.id, second.id];
  const offer = await publish(owned, { availableLimit: 3, shopsIds });
  const { person: validator } = await anActiveValidator(owned, second);
  const people = await Promise.all([aPerson(), aPerson(), aPerson(), aPerson()]);
  return { ...owned, second, offer, validator, people };
}

it('a stock of three in two shops is claimed by four people, used, honoured after its offer was removed, and counted', async () => {
  const { owner, business, shop, second, offer, validator, people } = await aRush();
  const params = { id: offer.id };
  const shown = async () => (await call(offerRoutes.getOffer, { as: owner, params })).body;

  const answers = await Promise.all(
    people.map((person) => call(claimRoutes.claimOffer, claimRequest(person, offer))),
  );
  const isSoldOut = answers.map(({ code }) => code === 'OFFER_SOLD_OUT');
  const [first, other, third] = people.filter((_, n) => !isSoldOut[n]);
  const [late] = people.filter((_, n) => isSoldOut[n]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  if (!first || !other || !third || !late) throw new Error('Not three of the four have a unit');
  await eventually(async () =>
    expect(await shown()).toMatchObject({ displayStatus: 'sold_out', claimedCount: 3 }),
  );

  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  const [ofFirst, ofOther, ofThird] = made;
  if (!ofFirst || !ofOther || !ofThird) throw new Error('A claim was not answered');
  expect((await giveBack(third, ofThird)).status).toBe(204);
  const ofLate = await eventually(async () => (await claimAs(late, offer)).body);

  const { keys, serverTime } = await eventually(async () => {
    const pack = await counterPackOf(validator, second);
    expect(pack.closedCodes).toEqual([ofThird.code]);
    return pack;
  });
  const at = { id: second.id, timeZone: second.timeZone };
  const checked = await checkVoucher(ofFirst.voucher, {
    keys,
    shop: at,
    now: new Date(serverTime),
  });
  expect(checked).toMatchObject({ ok: true, voucher: { code: ofFirst.code, offerId: offer.id } });

  expect((await redeemAs(validator, ofFirst, second)).status).toBe(201);
  expect((await redeemAs(owner, ofFirst, shop)).code).toBe('ALREADY_REDEEMED');
  expect((await call(offerRoutes.deleteOffer, { as: owner, params })).status).toBe(204);
  expect((await redeemAs(owner, ofOther, shop)).status).toBe(201);
  const open = { status: 'open', title: offer.title, shopsIds: offer.shopsIds };
  expect(await askForClaim(late, ofLate)).toMatchObject({ body: open });
  await eventually(async () => expect((await walletOf(late)).items).toMatchObject([open]));
  await eventually(async () => {
    const today = dayIn(shop.timeZone, new Date());
    // The test may run over midnight.
    const query = { from: addDays(today, -1), to: addDays(today, 1) };
    const request = { as: owner, params: { id: business.id } };
    const counted = await call(statisticsRoutes.getStatistics, { ...request, query });
    const totals = { claims: 4, cancels: 1, redemptions: 2, refusals: 1 };
    expect(counted.body).toMatchObject({ totals });
    expect((await call(statisticsRoutes.getReach, request)).body.isReached).toBe(true);
  });
}, 240_000);
