import { claimRoutes } from '#contract/claims/routes.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aClaim,
  aRedeemedClaim,
  claimCode,
  holder,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const now = '2026-11-25T12:00:00.000Z';
const claim = aClaim({ endsAt: now });
const own = keys.claimsOfOffer(holderId, offerId);
const used = aRedeemedClaim({ code: claimCode, revision: 2 });

const giveBack = () => call(claimRoutes.cancelClaim, { as: holder, params: { code: claimCode } });
const claimNow = () => itemAt(keys.claim(claimCode));
const shardNow = () => itemAt(keys.claimShard(offerId, claim.shard));

const holds = (held: ClaimItem) =>
  tableHolds(...aBakery(), stored.claim(held), stored.shard(held, 3), {
    ...own,
    claims: { [held.code]: held.endsAt },
  });

beforeEach(async () => {
  stopDateAndPausesAt(now);
  await holds(claim);
});

describe('cancelClaim', () => {
  it('cancels a claim until its last second: its unit returns, and it does not count any more', async () => {
    expect((await giveBack()).status).toBe(204);
    expect(await claimNow()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'holder',
      closedAt: now,
      consumerId: holderId,
    });
    expect(await shardNow()).toMatchObject({ taken: 2 });
    expect(await itemAt(own)).toBeUndefined();
    expect((await giveBack()).code).toBe('CLAIM_NOT_FOUND');
    expect(await shardNow()).toMatchObject({ taken: 2 });
  });

  it.each([
    ['was used', used, 'ALREADY_REDEEMED'],
    ['has expired', aClaim({ endsAt: '2026-11-25T11:59:59.999Z' }), 'CLAIM_EXPIRED'],
  ])('refuses a claim that %s', async (_, held, code) => {
    await holds(held);
    expect((await giveBack()).code).toBe(code);
    expect(await shardNow()).toMatchObject({ taken: 3 });
  });

  it('refuses a claim that is used at the same time', async () => {
    beforeNextWrite(() => putItems(stored.claim(used)));
    expect((await giveBack()).code).toBe('ALREADY_REDEEMED');
    expect(await claimNow()).toMatchObject({ status: 'redeemed' });
    expect(await shardNow()).toMatchObject({ taken: 3 });
  });
});
