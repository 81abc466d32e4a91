import {
  aClaimedOffer,
  askForClaim,
  claimAs,
  giveBack,
  redeemAs,
} from '#test/support/stories/claims.ts';

describe('cancelClaim', () => {
  it('cancels a claim once, and its holder may claim again', async () => {
    const { holder, claim, offer } = await aClaimedOffer({ availableLimit: 1 });
    expect((await giveBack(holder, claim)).status).toBe(204);
    expect((await giveBack(holder, claim)).code).toBe('CLAIM_NOT_FOUND');
    expect((await askForClaim(holder, claim)).body).toMatchObject({ status: 'cancelled' });
    const { body } = await claimAs(holder, offer);
    expect(body).toMatchObject({ status: 'open' });
    expect(body.code).not.toBe(claim.code);
  });

  it('refuses a used claim', async () => {
    const { holder, claim, owner, shop } = await aClaimedOffer();
    await redeemAs(owner, claim, shop);
    expect((await giveBack(holder, claim)).code).toBe('ALREADY_REDEEMED');
  });
});
