import { cancelWithBusiness, cancelWithoutShops } from '#lambdas/claims/end-claim.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  claimCode,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  beforeNextWrite,
  itemAt,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const claim = aClaim({ shopsIds: [shopId, otherShopId] });
const counted = keys.claimsOfOffer(holderId, offerId);
const shard = keys.claimShard(offerId, claim.shard);

const holds = (held = claim) =>
  tableHolds(
    stored.claim(held),
    stored.shard(held),
    { ...counted, claims: { [held.code]: held.endsAt }, revision: 1 },
    stored.shop(aShop({ id: otherShopId })),
  );

const claimNow = () => itemAt(keys.claim(claimCode));

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds();
});

describe('the claim of a closed business', () => {
  it('is cancelled: its unit returns to the stock, and it does not count for its holder', async () => {
    await cancelWithBusiness(claimCode, now);
    expect(claimNow()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'business',
      closedAt: now.toISOString(),
      consumerId: holderId,
    });
    expect(itemAt(shard)).toMatchObject({ taken: 0 });
    expect(itemAt(counted)).toBeUndefined();
  });

  it('returns its unit once, however often it is cancelled', async () => {
    putItems(stored.shard(claim, 2));
    await cancelWithBusiness(claimCode, now);
    await cancelWithBusiness(claimCode, now);
    expect(itemAt(shard)).toMatchObject({ taken: 1 });
  });

  it.each([
    ['was redeemed', aRedeemedClaim({ code: claimCode })],
    ['has expired', aClaim({ endsAt: '2026-11-25T02:59:59.000Z' })],
  ])('is unchanged if it %s', async (_, held) => {
    holds(held);
    await cancelWithBusiness(claimCode, now);
    expect(writesMade()).toBe(0);
  });

  it('stays redeemed if it is redeemed at the same time', async () => {
    const redeemed = aRedeemedClaim({ code: claimCode, redemptions: [aRedemption()], revision: 2 });
    beforeNextWrite(() => putItems(stored.claim(redeemed)));
    await cancelWithBusiness(claimCode, now);
    expect(claimNow()).toMatchObject({ status: 'redeemed' });
    expect(itemAt(shard)).toMatchObject({ taken: 1 });
  });
});

describe('a claim in removed shops', () => {
  it('is kept while one of its shops is left', async () => {
    await cancelWithoutShops(claimCode, now);
    expect(claimNow()).toMatchObject({ status: 'open' });
  });

  it('is cancelled when its last shop is removed', async () => {
    tableHolds(stored.claim(claim), stored.shard(claim));
    await cancelWithoutShops(claimCode, now);
    expect(claimNow()).toMatchObject({ status: 'cancelled', cancelledBy: 'shop' });
  });
});
