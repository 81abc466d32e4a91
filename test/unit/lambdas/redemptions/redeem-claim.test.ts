import type { RedemptionInput } from '#contract/claims/redemptions.ts';
import { handler } from '#lambdas/entries/api/redemptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import type { ValidatorItem } from '#lambdas/validators/store/validator-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedemption, claimCode, redemptionId } from '#test/support/builders/a-claim.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite, itemAt, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const counters = keys.validatorCounters(validatorId);

const holds = (claim = aClaim(), validator: Partial<ValidatorItem> = {}) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.shop(aShop({ businessId })),
    stored.shop(aShop({ id: otherShopId })),
    stored.user(aValidatorUser()),
    stored.validator(aValidator(validator)),
    { ...counters, validationsCount: 4 },
    stored.claim(claim),
    stored.shard(claim),
  );

/** Sends a redemption from a device, by default the owner's. */
const redeem = (changes: Partial<RedemptionInput> = {}, userId = ownerId) =>
  invokeHandler(
    handler,
    aRequest('POST /redemptions', {
      as: { userId },
      body: { code: claimCode, shopId, nonce: 'nonce-of-device-9', ...changes },
    }),
  );

const claimNow = () => itemAt(keys.claim(claimCode));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds();
});

describe('a redemption by a validator', () => {
  it('is recorded for them, in the list of the shop and its day, and in their count', async () => {
    const { body } = await redeem({}, validatorUserId);
    expect(body['redeemedBy']).toEqual({ kind: 'validator', validatorId, name: 'Caio Reis' });
    const at = '2026-11-21T12:00:00.000Z';
    const row = keys.redemptionOfShop(shopId, '2026-11-21', at, String(body['id']));
    expect(itemAt(row)).toMatchObject({ code: claimCode, status: 'done' });
    expect(itemAt(counters)).toMatchObject({ validationsCount: 5, lastValidationAt: at });
    expect(itemAt(keys.usedOfShard(aClaim().offerId, 0))).toMatchObject({ used: 1 });
  });

  it.each([{}, { validatorId }])(
    'names no sender where they send it after time offline, %o',
    async (named) => {
      const { body } = await redeem({ offline: true, ...named }, validatorUserId);
      expect(body).toMatchObject({ redeemedBy: { kind: 'validator', validatorId }, offline: true });
      expect(body).not.toHaveProperty('recordedBy');
    },
  );

  it('is not recorded in another name while online', async () => {
    const { body } = await redeem({ validatorId });
    expect(body['redeemedBy']).toMatchObject({ kind: 'owner' });
    expect(itemAt(counters)).toMatchObject({ validationsCount: 4 });
  });
});

describe("an owner's offline redemption", () => {
  const sent = { offline: true, redeemedAt: '2026-11-20T15:00:00.000Z', byOwner: true } as const;
  const owner = { kind: 'owner', name: 'Padaria Aurora' };
  const sender = { kind: 'validator', validatorId, name: 'Caio Reis' };

  it("is the owner's where a validator sends it, and names the validator as the sender", async () => {
    const { status, body } = await redeem(sent, validatorUserId);
    expect([status, body]).toMatchObject([201, { redeemedBy: owner, recordedBy: sender }]);
    expect(itemAt(counters)).toEqual({ ...counters, validationsCount: 4 });
    const row = keys.redemptionOfShop(shopId, '2026-11-20', sent.redeemedAt, String(body['id']));
    expect(itemAt(row)).toMatchObject({
      redeemedBy: { kind: 'owner' },
      recordedBy: { kind: 'validator', validatorId },
    });
  });

  it('names no sender where the owner sends it', async () => {
    const { status, body } = await redeem(sent);
    expect([status, body]).toMatchObject([201, { redeemedBy: owner }]);
    expect(body).not.toHaveProperty('recordedBy');
  });

  it('is recorded once, whoever sends it again and whatever that says', async () => {
    const { body } = await redeem(sent, validatorUserId);
    const { byOwner: _, ...other } = sent;
    for (const again of [sent, other, { ...other, validatorId }, {}]) {
      expect(await redeem(again)).toMatchObject({ status: 200, body });
      expect(await redeem(again, validatorUserId)).toMatchObject({ status: 200, body });
    }
    expect(claimNow()?.['redemptions']).toHaveLength(1);
  });

  it("is the sender's own redemption while online", async () => {
    const { body } = await redeem({ byOwner: true }, validatorUserId);
    expect(body['redeemedBy']).toEqual(sender);
    expect(body).not.toHaveProperty('recordedBy');
    expect(itemAt(counters)).toMatchObject({ validationsCount: 5 });
  });

  it("is refused where it names a validator, too, or denies to be the owner's", async () => {
    const refused = { code: 'VALIDATION_FAILED', errors: [{ path: 'byOwner' }] };
    const both = await redeem({ ...sent, validatorId });
    expect(both).toMatchObject({ status: 400, body: refused });
    const denied = await redeem({ ...sent, byOwner: false as unknown as true });
    expect(denied).toMatchObject({ status: 400, body: refused });
    expect(claimNow()).toMatchObject({ status: 'open' });
  });

  it('cannot be sent by a validator of another shop', async () => {
    putItems(stored.user(aValidatorUser({ shopId: otherShopId })));
    const { body } = await redeem(sent, validatorUserId);
    expect(body).toMatchObject({ code: 'SHOP_NOT_FOUND' });
  });
});

describe('an offline redemption by a validator who was disabled afterwards', () => {
  const sent = { offline: true, redeemedAt: '2026-11-20T15:00:00.000Z', validatorId };

  it('is accepted from the owner for seven days', async () => {
    holds(aClaim(), { status: 'disabled', disabledAt: '2026-11-14T12:00:00.000Z' });
    const { status, body } = await redeem(sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      redeemedBy: { kind: 'validator', validatorId },
      recordedBy: { kind: 'owner', name: 'Padaria Aurora' },
      redeemedAt: sent.redeemedAt,
    });
  });

  it.each([
    ['later', '2026-11-14T11:59:59.999Z'],
    ['where nobody knows since when they are disabled', undefined],
  ])('is refused %s', async (_, disabledAt) => {
    holds(aClaim(), { status: 'disabled', ...(disabledAt !== undefined && { disabledAt }) });
    expect((await redeem(sent)).body).toMatchObject({ code: 'VALIDATOR_NOT_FOUND' });
    expect(claimNow()).toMatchObject({ status: 'open' });
  });
});

it.each<[string, Partial<ValidatorItem>]>([
  ['of another shop', { shopId: otherShopId }],
  ['who does not exist', { id: `${validatorId.slice(0, -1)}Z` }],
])('an offline redemption is refused in the name of a validator %s', async (_, validator) => {
  holds(aClaim(), validator);
  const { body } = await redeem({ offline: true, validatorId });
  expect(body).toMatchObject({ code: 'VALIDATOR_NOT_FOUND' });
  expect(claimNow()).toMatchObject({ status: 'open' });
});

describe('an offline redemption', () => {
  const claim = aClaim({ expirationDate: '2026-11-19', endsAt: '2026-11-20T02:59:59.000Z' });
  const inTime = { ...claim, claimedAt: '2026-11-10T12:00:00.000Z' };

  it('is listed on the day when it was made', async () => {
    holds(inTime);
    const { body } = await redeem({ offline: true, redeemedAt: '2026-11-18T01:00:00.000Z' });
    expect(body).toMatchObject({
      redeemedAt: '2026-11-18T01:00:00.000Z',
      recordedAt: '2026-11-21T12:00:00.000Z',
    });
    const row = keys.redemptionOfShop(
      shopId,
      '2026-11-17',
      '2026-11-18T01:00:00.000Z',
      String(body['id']),
    );
    expect(itemAt(row)).toBeDefined();
  });

  it('may be of a claim that has ended since; an online redemption is refused', async () => {
    holds(inTime);
    expect((await redeem()).body).toMatchObject({ code: 'CLAIM_EXPIRED' });
  });

  it('is refused more than seven days after the end', async () => {
    holds(inTime);
    stopDateAt('2026-11-27T03:00:00.000Z');
    const sent = { offline: true, redeemedAt: '2026-11-18T01:00:00.000Z' };
    expect((await redeem(sent)).body).toMatchObject({ code: 'CLAIM_EXPIRED' });
  });

  it('is refused if another device redeems at the same time', async () => {
    const first = aRedemption({ nonce: 'nonce-of-device-1' });
    beforeNextWrite(() =>
      putItems(stored.claim(aClaim({ status: 'redeemed', redemptions: [first], revision: 2 }))),
    );
    expect((await redeem({ offline: true })).body).toMatchObject({
      code: 'REDEEMED_ELSEWHERE',
      redemption: { shopId, redeemedAt: first.redeemedAt },
    });
  });
});

describe('the redemptions of one claim', () => {
  const reversed = Array.from({ length: 10 }, (_, n) =>
    aRedemption({
      id: `${redemptionId.slice(0, -1)}${n}`,
      nonce: `nonce-of-${n}`,
      status: 'reversed',
    }),
  );

  it('are at most ten, including reversed ones', async () => {
    holds(aClaim({ redemptions: reversed.slice(0, 9) }));
    expect((await redeem()).status).toBe(201);
    holds(aClaim({ redemptions: reversed }));
    expect((await redeem()).body).toMatchObject({ code: 'INVALID_TRANSITION' });
    const ended = { expirationDate: '2026-11-19', endsAt: '2026-11-20T02:59:59.000Z' };
    holds(aClaim({ redemptions: reversed, ...ended }));
    expect((await redeem({ offline: true })).body).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(itemAt(keys.refusalsOfMonth(shopId, '2026-11'))).toMatchObject({
      INVALID_TRANSITION_21: 1,
    });
  });

  it('are recognised by their nonces, also after they were reversed', async () => {
    holds(aClaim({ redemptions: reversed }));
    const { status, body } = await redeem({ nonce: 'nonce-of-3' });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'reversed' } });
    expect(claimNow()).toMatchObject({ status: 'open' });
  });
});

it('a refusal is counted by its reason and the day of the shop, for the business, too', async () => {
  holds(aClaim({ status: 'cancelled', closedAt: '2026-11-21T11:00:00.000Z' }));
  await redeem();
  await redeem({ nonce: 'nonce-of-device-8' });
  for (const owner of [shopId, businessId]) {
    const ofMonth = itemAt(keys.refusalsOfMonth(owner, '2026-11'));
    expect(ofMonth).toMatchObject({ CLAIM_CANCELLED_21: 2 });
  }
});
