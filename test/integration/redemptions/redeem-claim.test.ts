import { newClaimCode, showClaimCode } from '#contract/claims/claim-code.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { suspend } from '#test/support/stories/businesses.ts';
import {
  aClaimedOffer,
  askForClaim,
  giveBack,
  redeemAs,
  rollBackAs,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { storedItem } from '#test/support/stories/table.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

describe('redeemClaim', () => {
  it('uses a claim by its typed code, in the name of the validator', async () => {
    const owned = await aClaimedOffer();
    const { shop, offer, claim, business } = owned;
    const { person, validator } = await anActiveValidator(owned, shop);
    const typed = showClaimCode(claim.code).toLowerCase().replaceAll('0', 'O');
    const answer = await redeemAs(person, { code: typed }, shop);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      code: claim.code,
      offerId: offer.id,
      shopId: shop.id,
      businessId: business.id,
      title: offer.title,
      offerPrice: 14.9,
      redeemedBy: { kind: 'validator', validatorId: validator.id, name: 'Bia Souza' },
      offline: false,
      status: 'done',
    });
    expect(await storedItem(keys.validatorCounters(validator.id))).toMatchObject({
      validationsCount: 1,
      lastValidationAt: answer.body.recordedAt,
    });
    await eventually(async () =>
      expect(await storedItem(keys.offerCounters(offer.id))).toMatchObject({ redeemedCount: 1 }),
    );
  });

  it('refuses a second time, and tells where and when the first was', async () => {
    const { owner, business, shop, claim } = await aClaimedOffer();
    const { body } = await redeemAs(owner, claim, shop);
    expect(body.redeemedBy).toEqual({ kind: 'owner', name: business.name });
    expect(await redeemAs(owner, claim, shop)).toMatchObject({
      code: 'ALREADY_REDEEMED',
      facts: { redemption: { redeemedAt: body.redeemedAt, shopId: shop.id } },
    });
  });

  it('refuses a shop of the business that does not have the offer', async () => {
    const owned = await aClaimedOffer();
    const second = await openShop(owned);
    expect((await redeemAs(owned.owner, owned.claim, second)).code).toBe('WRONG_SHOP');
  });

  it('refuses a cancelled claim', async () => {
    const { owner, shop, holder, claim } = await aClaimedOffer();
    await giveBack(holder, claim);
    expect((await redeemAs(owner, claim, shop)).code).toBe('CLAIM_CANCELLED');
    expect((await redeemAs(owner, claim, shop, { offline: true })).code).toBe('CLAIM_CANCELLED');
  });

  it('finds neither an unknown code nor a code of another business', async () => {
    const [{ claim, holder }, other] = [await aClaimedOffer(), await anOwnedShop()];
    const unknown = { code: newClaimCode(crypto.getRandomValues(new Uint8Array(7))) };
    expect((await redeemAs(other.owner, unknown, other.shop)).code).toBe('CLAIM_NOT_FOUND');
    expect((await redeemAs(other.owner, claim, other.shop)).code).toBe('CLAIM_NOT_FOUND');
    expect((await askForClaim(holder, claim)).body).toMatchObject({ status: 'open' });
  });

  it('honours a claim while the business is suspended', async () => {
    const owned = await aClaimedOffer();
    await suspend(owned);
    expect((await redeemAs(owned.owner, owned.claim, owned.shop)).status).toBe(201);
  });

  it('accepts offline redemptions of a validator when the owner sends them', async () => {
    const owned = await aClaimedOffer();
    const { owner, shop, business, claim } = owned;
    const { validator } = await anActiveValidator(owned, shop);
    const redeemedAt = new Date().toISOString();
    const offline = { offline: true, redeemedAt, validatorId: validator.id };
    expect((await redeemAs(owner, claim, shop, offline)).body).toMatchObject({
      redeemedBy: { kind: 'validator', validatorId: validator.id },
      recordedBy: { kind: 'owner', name: business.name },
      redeemedAt,
      offline: true,
    });
  });

  it("accepts the owner's offline redemption when a validator sends it, who may not undo it", async () => {
    const owned = await aClaimedOffer();
    const { owner, shop, business, claim } = owned;
    const { person, validator } = await anActiveValidator(owned, shop);
    const redeemedAt = new Date().toISOString();
    const offline = { offline: true, redeemedAt, byOwner: true } as const;
    const { body } = await redeemAs(person, claim, shop, offline);
    expect(body).toMatchObject({
      redeemedBy: { kind: 'owner', name: business.name },
      recordedBy: { kind: 'validator', validatorId: validator.id },
      redeemedAt,
      offline: true,
    });
    expect((await rollBackAs(person, body)).code).toBe('FORBIDDEN');
    expect((await rollBackAs(owner, body)).status).toBe(200);
  });

  it('refuses the name of a validator of another shop', async () => {
    const owned = await aClaimedOffer();
    const { validator } = await anActiveValidator(owned, await openShop(owned));
    const named = { offline: true, validatorId: validator.id };
    const { code } = await redeemAs(owned.owner, owned.claim, owned.shop, named);
    expect(code).toBe('VALIDATOR_NOT_FOUND');
  });
});
