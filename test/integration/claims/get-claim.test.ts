import { randomBytes } from 'node:crypto';
import { newClaimCode, showClaimCode } from '#contract/claims/claim-code.ts';
import { aClaimedOffer, askForClaim, redeemAs } from '#test/support/stories/claims.ts';
import { editOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

describe('getClaim', () => {
  it('shows its holder the terms of the offer at the time of the claim', async () => {
    const owned = await aClaimedOffer({ offerRules: 'Uma por pessoa' });
    const { holder, claim, offer } = owned;
    await editOffer(owned, { title: 'Outro pão', offerRules: 'Só às segundas', offerPrice: 18 });
    expect((await askForClaim(holder, claim)).body).toMatchObject({
      title: offer.title,
      offerPrice: offer.offerPrice,
      offerRules: 'Uma por pessoa',
    });
  });

  it('accepts a code as people type it', async () => {
    const { holder, claim } = await aClaimedOffer();
    const typed = showClaimCode(claim.code).toLowerCase().replaceAll('0', 'O').replaceAll('1', 'l');
    expect((await askForClaim(holder, { code: typed })).body).toMatchObject({ code: claim.code });
  });

  it('shows a counter whether it may be used there, and not who holds it', async () => {
    const owned = await aClaimedOffer();
    const { owner, shop, claim, holder } = owned;
    const second = await openShop(owned);
    const { person: validator } = await anActiveValidator(owned, second);
    const { body } = await askForClaim(owner, claim, shop.id);
    expect(body).toEqual({ claim: expect.objectContaining({ code: claim.code, status: 'open' }) });
    expect(JSON.stringify(body)).not.toContain(holder.userId);
    // A validator asks for their own shop, whatever the request names.
    expect((await askForClaim(validator, claim, shop.id)).body).toMatchObject({
      refusal: { code: 'WRONG_SHOP' },
    });
    const { body: done } = await redeemAs(owner, claim, shop);
    expect((await askForClaim(owner, claim, shop.id)).body).toMatchObject({
      claim: { status: 'redeemed' },
      refusal: {
        code: 'ALREADY_REDEEMED',
        redemption: { redeemedAt: done.redeemedAt, shopId: shop.id },
      },
    });
  });

  it('refuses a caller who guesses codes, even when a guess is right', async () => {
    const [{ claim, shop }, guesser] = [await aClaimedOffer(), await aPerson()];
    const guess = () => askForClaim(guesser, { code: newClaimCode(randomBytes(7)) });
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, guess));
      expect(answers.map(({ code }) => code)).toEqual(Array(10).fill('CLAIM_NOT_FOUND'));
    }
    expect((await guess()).code).toBe('TOO_MANY_REQUESTS');
    expect((await askForClaim(guesser, claim, shop.id)).code).toBe('TOO_MANY_REQUESTS');
  });
});
