import {
  aClaimedOffer,
  aClaimOf,
  counterPackOf,
  giveBack,
  redeemAs,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { openShop } from '#test/support/stories/shops.ts';

describe('getCounterPack', () => {
  it('contains the offers and keys for vouchers of the shop, and the closed codes', async () => {
    const { owner, shop, offer, claim, ...owned } = await aClaimedOffer();
    const { claim: open } = await aClaimOf(offer);
    const { claim: given, holder } = await aClaimOf(offer);
    await redeemAs(owner, claim, shop);
    await giveBack(holder, given);
    await eventually(async () =>
      expect((await counterPackOf(owner, shop)).closedCodes).toEqual([given.code, claim.code]),
    );
    const pack = await counterPackOf(owner, shop);
    expect(pack.closedCodes).not.toContain(open.code);
    expect(pack.keys).not.toEqual([]);
    expect(pack.offers).toEqual([
      {
        offerId: offer.id,
        offerVersion: 1,
        title: offer.title,
        originalPrice: 19.9,
        offerPrice: 14.9,
        endsAt: offer.endsAt,
      },
    ]);
    const second = await openShop({ owner, ...owned });
    expect((await counterPackOf(owner, second)).offers).toEqual([]);
  });

  it('contains only the codes closed since the previous pack', async () => {
    const { owner, shop, offer, claim } = await aClaimedOffer();
    await redeemAs(owner, claim, shop);
    const { serverTime } = await counterPackOf(owner, shop);
    const { claim: later } = await aClaimOf(offer);
    await redeemAs(owner, later, shop);
    await eventually(async () =>
      expect((await counterPackOf(owner, shop, serverTime)).closedCodes).toEqual([later.code]),
    );
  });
});
