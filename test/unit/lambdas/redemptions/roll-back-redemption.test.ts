import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { handler } from '#lambdas/entries/api/redemptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  redemptionId,
} from '#test/support/builders/a-claim.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { deleteItem, itemAt, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const counters = keys.validatorCounters(validatorId);

const byValidator = aRedemption({ redeemedBy: { kind: 'validator', validatorId } });

const holds = (claim: ClaimItem = aRedeemedClaim({ redemptions: [byValidator] })) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.user(aValidatorUser()),
    stored.validator(aValidator()),
    { ...counters, validationsCount: 4 },
    stored.claim(claim),
    ...stored.redemptions(claim),
    stored.shard(claim),
    stored.usedOfShard(claim),
  );

const rollBack = (userId = ownerId) =>
  invokeHandler(
    handler,
    aRequest('POST /redemptions/{id}/rollback', {
      as: { userId },
      params: { id: redemptionId },
      body: { reason: 'Cliente desistiu' },
    }),
  );

const claimNow = () => itemAt(keys.claim(aRedeemedClaim().code));

beforeEach(() => {
  stopDateAt('2026-11-21T12:05:00.000Z');
  holds();
});

describe('a validator who rolls a redemption back', () => {
  it('may do so for five minutes, and it does not count any more', async () => {
    expect((await rollBack(validatorUserId)).status).toBe(200);
    expect(claimNow()).toMatchObject({ status: 'open', redemptions: [{ status: 'reversed' }] });
    expect(claimNow()).not.toHaveProperty('closedAt');
    expect(itemAt(counters)).toMatchObject({ validationsCount: 3 });
    expect(itemAt(keys.usedOfShard(aClaim().offerId, 0))).toMatchObject({ used: 0 });
  });

  it('may not do so later, unlike the owner', async () => {
    stopDateAt('2026-11-21T12:05:00.001Z');
    expect((await rollBack(validatorUserId)).body).toMatchObject({ code: 'FORBIDDEN' });
    stopDateAt('2026-12-21T12:00:00.000Z');
    expect((await rollBack()).status).toBe(200);
  });

  it("may not roll back the owner's redemption", async () => {
    holds(aRedeemedClaim());
    expect((await rollBack(validatorUserId)).body).toMatchObject({ code: 'FORBIDDEN' });
  });

  it("may not roll back the owner's redemption that they only sent; the owner may", async () => {
    const recordedBy = { kind: 'validator' as const, validatorId };
    holds(aRedeemedClaim({ redemptions: [aRedemption({ offline: true, recordedBy })] }));
    expect((await rollBack(validatorUserId)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await rollBack()).body).toMatchObject({ status: 'reversed', recordedBy });
    expect(itemAt(counters)).toMatchObject({ validationsCount: 4 });
  });
});

describe('a redemption', () => {
  it('is rolled back once', async () => {
    await rollBack();
    const writes = writesMade();
    expect((await rollBack()).body).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(writesMade()).toBe(writes);
    expect(itemAt(counters)).toMatchObject({ validationsCount: 3 });
  });

  it('that was rolled back stays reversed when its claim is redeemed again, or cancelled', async () => {
    const redemptions = [aRedemption({ status: 'reversed' })];
    const other = aRedemption({ id: `${redemptionId.slice(0, -1)}2`, nonce: 'nonce-of-device-2' });
    for (const claim of [
      aRedeemedClaim({ redemptions: [...redemptions, other] }),
      aClaim({ code: aRedeemedClaim().code, status: 'cancelled', redemptions }),
    ]) {
      holds(claim);
      expect((await rollBack()).body).toMatchObject({ code: 'INVALID_TRANSITION' });
      expect(claimNow()).toMatchObject({ status: claim.status });
    }
  });

  it('can be rolled back after its validator has gone, and nothing of them is stored then', async () => {
    deleteItem(counters);
    deleteItem(keys.validator(businessId, validatorId));
    expect((await rollBack()).status).toBe(200);
    expect(itemAt(counters)).toBeUndefined();
  });
});
