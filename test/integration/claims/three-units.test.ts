import { accountRoutes } from '#contract/accounts/routes.ts';
import { checkVoucher } from '#contract/claims/check-voucher.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { call } from '#test/support/stories/call.ts';
import {
  askForClaim,
  claimAs,
  claimRequest,
  counterPackOf,
  giveBack,
  redeemAs,
  rollBackAs,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { exported } from '#test/support/stories/exports.ts';
import { publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

const { deleteOffer, getOffer, setOfferStatus } = offerRoutes;

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

it('a stock of three in two shops is claimed by four people, used, and honoured whatever happens to the offer', async () => {
  const { owner, shop, second, offer, validator, people } = await aRush();
  const params = { id: offer.id };
  const shown = async () => (await call(getOffer, { as: owner, params })).body;

  const answers = await Promise.all(
    people.map((person) => call(claimRoutes.claimOffer, claimRequest(person, offer))),
  );
  const isSoldOut = answers.map(({ code }) => code === 'OFFER_SOLD_OUT');
  const winners = people.filter((_, n) => !isSoldOut[n]);
  const [late] = people.filter((_, n) => isSoldOut[n]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const [first, other, third] = winners;
  if (!first || !other || !third || !late) throw new Error('Not three of the four have a unit');
  await eventually(async () =>
    expect(await shown()).toMatchObject({ displayStatus: 'sold_out', claimedCount: 3 }),
  );

  const [ofFirst, ofOther, ofThird] = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body);
  if (!ofFirst || !ofOther || !ofThird) throw new Error('A claim was not answered');
  expect((await giveBack(third, ofThird)).status).toBe(204);
  const ofLate = await eventually(async () => (await claimAs(late, offer)).body);

  const { keys, closedCodes, serverTime } = await counterPackOf(validator, second);
  expect(closedCodes).toEqual([ofThird.code]);
  const now = new Date(serverTime);
  const at = { id: second.id, timeZone: second.timeZone };
  expect(await checkVoucher(ofFirst.voucher, { keys, shop: at, now })).toMatchObject({
    ok: true,
    voucher: { code: ofFirst.code, offerId: offer.id },
  });

  const offline = { offline: true, redeemedAt: serverTime };
  const nonce = 'device-a-of-the-counter';
  const done = await redeemAs(validator, ofFirst, second, { ...offline, nonce });
  expect(done.status).toBe(201);
  const elsewhere = await redeemAs(owner, ofFirst, shop, offline);
  expect(elsewhere).toMatchObject({
    code: 'REDEEMED_ELSEWHERE',
    facts: { redemption: { shopId: second.id, redeemedAt: done.body.redeemedAt } },
  });
  const again = await redeemAs(validator, ofFirst, second, { ...offline, nonce });
  expect(again).toMatchObject({ status: 200, body: done.body });
  expect((await rollBackAs(owner, done.body)).body).toMatchObject({
    status: 'reversed',
    reason: 'Cliente desistiu',
  });
  expect((await redeemAs(validator, ofFirst, second)).status).toBe(201);

  await call(setOfferStatus, { as: owner, params });
  expect((await redeemAs(owner, ofOther, shop)).status).toBe(201);
  expect((await call(deleteOffer, { as: owner, params })).status).toBe(204);
  expect(await askForClaim(late, ofLate)).toMatchObject({
    body: { status: 'open', title: offer.title, shopsIds: offer.shopsIds },
  });
  const { claims } = await exported(late);
  expect(claims).toEqual([expect.objectContaining({ code: ofLate.code, status: 'open' })]);

  const leave = { as: owner, params: { name: owner.userId } };
  expect(await call(accountRoutes.deleteAccount, leave)).toMatchObject({
    code: 'OPEN_CLAIMS',
    facts: { openClaims: 1 },
  });
  const forced = { ...leave, query: { force: 'true' } };
  expect((await call(accountRoutes.deleteAccount, forced)).status).toBe(204);
  await eventually(async () =>
    expect(await askForClaim(late, ofLate)).toMatchObject({ body: { status: 'cancelled' } }),
  );
}, 240_000);
