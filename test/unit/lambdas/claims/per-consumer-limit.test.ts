import { requireBelowConsumerLimit } from '#lambdas/claims/claim-offer.ts';
import { aClaim, aRedeemedClaim, codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-12-05T12:00:00.000Z');
const ended = '2026-12-01T02:59:59.000Z';
const later = '2026-12-31T02:59:59.000Z';
const [first, second] = [codeNo(1), codeNo(2)];

const counted = (claims: Record<string, string>) => ({
  claims,
  revision: 1,
  userId: holderId,
  offerId,
});
const limitReached = expect.objectContaining({ code: 'CLAIM_LIMIT_REACHED' });

beforeEach(() => tableHolds());

describe('the claims of one person for one offer', () => {
  it('are limited to one by default', async () => {
    expect(await requireBelowConsumerLimit(counted({}), undefined, now)).toEqual({});
    const one = counted({ [first]: later });
    await expect(requireBelowConsumerLimit(one, undefined, now)).rejects.toEqual(limitReached);
  });

  it('are limited by the owner, without another read', async () => {
    const { claims } = counted({ [first]: later });
    expect(await requireBelowConsumerLimit(counted(claims), 2, now)).toBe(claims);
    expect(requestsMade()).toEqual([]);
    const two = counted({ ...claims, [second]: later });
    await expect(requireBelowConsumerLimit(two, 2, now)).rejects.toEqual(limitReached);
  });

  it('do not count after they have expired, and an extended offer forgets them', async () => {
    tableHolds(stored.claim(aClaim({ code: first, endsAt: ended })));
    const both = counted({ [first]: ended, [second]: later });
    expect(await requireBelowConsumerLimit(both, 2, now)).toEqual({ [second]: later });
  });

  it('count forever once they were redeemed', async () => {
    tableHolds(stored.claim(aRedeemedClaim({ code: first, endsAt: ended })));
    const used = counted({ [first]: ended });
    await expect(requireBelowConsumerLimit(used, 1, now)).rejects.toEqual(limitReached);
  });
});
