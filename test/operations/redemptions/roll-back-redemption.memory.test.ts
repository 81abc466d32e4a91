import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  redemptionId,
} from '#test/support/builders/a-claim.ts';
import { aValidator, aValidatorUser, validatorId } from '#test/support/builders/a-validator.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { deleteItem, itemAt, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const counters = keys.validatorCounters(validatorId);
const validator = aValidatorUser();
const colleague = { userId: '77777777-7777-4777-8777-777777777774' };
const by = { kind: 'validator', validatorId } as const;
const byValidator = aRedeemedClaim({ redemptions: [aRedemption({ redeemedBy: by })] });
const onlySent = aRedeemedClaim({ redemptions: [aRedemption({ offline: true, recordedBy: by })] });
const reversed = aRedemption({ status: 'reversed' });
const again = aRedemption({ id: `${redemptionId.slice(0, -1)}2`, nonce: 'nonce-of-device-2' });

const holds = (claim: ClaimItem) =>
  tableHolds(
    ...aBakery(),
    stored.user(validator),
    stored.user(aValidatorUser({ ...colleague, validatorId: `${validatorId.slice(0, -1)}Z` })),
    stored.validator(aValidator()),
    { ...counters, validationsCount: 4 },
    stored.claim(claim),
    ...stored.redemptions(claim),
    stored.shard(claim),
    stored.usedOfShard(claim),
  );

const rollBack = (as: { readonly userId: string } = owner) =>
  call(redemptionRoutes.rollBackRedemption, {
    as,
    params: { id: redemptionId },
    body: { reason: 'Cobrado a mais' },
  });
const claimNow = () => itemAt(keys.claim(byValidator.code));

beforeEach(async () => {
  stopDateAt('2026-11-21T12:05:00.000Z');
  await holds(byValidator);
});

describe('rollBackRedemption', () => {
  it('opens the claim again, and uncounts the redemption', async () => {
    const { status, body } = await rollBack(validator);
    const rolledBack = {
      status: 'reversed',
      reversedAt: '2026-11-21T12:05:00.000Z',
      reason: 'Cobrado a mais',
    };
    expect([status, body]).toMatchObject([200, rolledBack]);
    expect(await claimNow()).toMatchObject({ status: 'open', redemptions: [rolledBack] });
    expect(await claimNow()).not.toHaveProperty('closedAt');
    expect(await itemAt(counters)).toMatchObject({ validationsCount: 3 });
    expect(await itemAt(keys.usedOfShard(aClaim().offerId, 0))).toMatchObject({ used: 0 });
    const { shopId, day, redeemedAt } = aRedemption();
    const row = keys.redemptionOfShop(shopId, day, redeemedAt, redemptionId);
    expect(await itemAt(row)).toMatchObject(rolledBack);
  });

  it.each([
    ['the validator who made it, five minutes later', validator, byValidator, '12:05:00.000', 200],
    ['them after that', validator, byValidator, '12:05:00.001', 403],
    ['another validator', colleague, byValidator, '12:00:00.000', 403],
    ["a validator if it is the owner's", validator, aRedeemedClaim(), '12:00:00.000', 403],
    ["a validator who sent the owner's", validator, onlySent, '12:00:00.000', 403],
    ['the owner at any time', owner, byValidator, '23:00:00.000', 200],
    ['the owner if a validator sent it', owner, onlySent, '23:00:00.000', 200],
  ])('is allowed or forbidden to %s', async (_, as, claim, time, status) => {
    stopDateAt(`2026-11-21T${time}Z`);
    await holds(claim);
    expect((await rollBack(as)).status).toBe(status);
    expect(await claimNow()).toMatchObject({ status: status === 200 ? 'open' : 'redeemed' });
    const validationsCount = status === 200 && claim === byValidator ? 3 : 4;
    expect(await itemAt(counters)).toMatchObject({ validationsCount });
  });

  it.each([
    ['is open again', aRedeemedClaim({ status: 'open', redemptions: [reversed] })],
    ['was used again', aRedeemedClaim({ redemptions: [reversed, again] })],
    ['was cancelled', aRedeemedClaim({ status: 'cancelled', redemptions: [reversed] })],
  ])('happens once, also if the claim %s', async (_, claim) => {
    await holds(claim);
    expect((await rollBack()).code).toBe('INVALID_TRANSITION');
    expect(await claimNow()).toEqual(stored.claim(claim));
  });

  it('is possible after the validator has gone, and stores nothing about them', async () => {
    await deleteItem(counters);
    await deleteItem(keys.validator(businessId, validatorId));
    expect((await rollBack()).body).toMatchObject({ redeemedBy: { ...by, name: '' } });
    expect(await itemAt(counters)).toBeUndefined();
  });
});
