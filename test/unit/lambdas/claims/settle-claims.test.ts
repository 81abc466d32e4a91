import { countClaims, holdNames, settleClaims } from '#lambdas/claims/count-claims.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aClaim, codeNo } from '#test/support/builders/a-claim.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const shard = keys.claimShard(offerId, 0);
const holds = (pending: readonly string[], taken: number, ...claims: object[]) =>
  tableHolds(
    stored.offer(anOffer({ claimShards: 1 })),
    { ...keys.offerCounters(offerId), claimedCount: 0, redeemedCount: 0 },
    { ...stored.shard(aClaim(), taken), pending: new Set(pending) },
    ...(claims as []),
  );

async function settle(): Promise<void> {
  await settleClaims(offerId, holdNames(await countClaims(offerId)));
}

describe('a unit of stock whose call ended before it was settled', () => {
  it('returns to the stock if there is no claim, and the claim can then never be committed', async () => {
    holds([codeNo(4)], 3);
    await settle();
    expect(itemAt(shard)).toMatchObject({ taken: 2 });
    expect(itemAt(shard)).not.toHaveProperty('pending');
    expect(itemAt(keys.claim(codeNo(4)))).toMatchObject({ status: 'void' });
  });

  it('stays with its claim, also after a redemption', async () => {
    holds([codeNo(4), codeNo(5)], 2, stored.claim(aClaim({ code: codeNo(4) })), {
      ...stored.claim(aClaim({ code: codeNo(5), status: 'redeemed' })),
    });
    await settle();
    expect(itemAt(shard)).toMatchObject({ taken: 2 });
    expect(itemAt(shard)).not.toHaveProperty('pending');
  });

  it('returns once, however often it is settled', async () => {
    holds([codeNo(4)], 1);
    const names = holdNames(await countClaims(offerId));
    await settleClaims(offerId, names);
    await settleClaims(offerId, names);
    expect(itemAt(shard)).toMatchObject({ taken: 0 });
  });
});
