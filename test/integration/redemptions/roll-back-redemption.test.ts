import {
  aClaimedOffer,
  askForClaim,
  redeemAs,
  rollBackAs,
  walletOf,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

describe('rollBackRedemption', () => {
  it('opens the claim again, and its holder has it back in their wallet', async () => {
    const { owner, shop, claim, holder } = await aClaimedOffer();
    const { body: done } = await redeemAs(owner, claim, shop);
    const { status, body } = await rollBackAs(owner, done, 'Cobrado a mais');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...done,
      status: 'reversed',
      reversedAt: expect.any(String),
      reason: 'Cobrado a mais',
    });
    expect((await askForClaim(holder, claim)).body).not.toHaveProperty('redeemedAt');
    await eventually(async () =>
      expect((await walletOf(holder)).items).toMatchObject([{ code: claim.code, status: 'open' }]),
    );
  });

  it('is allowed to the validator who redeemed, not to another validator of the shop', async () => {
    const owned = await aClaimedOffer();
    const { shop, claim } = owned;
    const { person: maker } = await anActiveValidator(owned, shop);
    const { person: colleague } = await anActiveValidator(owned, shop);
    const { body: done } = await redeemAs(maker, claim, shop);
    expect((await rollBackAs(colleague, done)).code).toBe('FORBIDDEN');
    expect((await rollBackAs(maker, done)).body.status).toBe('reversed');
  });

  it('happens once', async () => {
    const { owner, shop, claim } = await aClaimedOffer();
    const { body: done } = await redeemAs(owner, claim, shop);
    await rollBackAs(owner, done);
    expect((await rollBackAs(owner, done)).code).toBe('INVALID_TRANSITION');
  });
});
