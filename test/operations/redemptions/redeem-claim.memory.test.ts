import { showClaimCode } from '#contract/claims/claim-code.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import type { ValidatorItem } from '#lambdas/validators/store/validator-store.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedemption, claimCode, codeNo } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser, validatorId } from '#test/support/builders/a-validator.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const counters = keys.validatorCounters(validatorId);
const callers = { owner, validator: aValidatorUser() };
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const ended = { expirationDate: '2026-11-19', endsAt: '2026-11-20T02:59:59.000Z' };
const later = { startDate: '2026-11-22', startsAt: '2026-11-22T03:00:00.000Z' };
const longEnded = { expirationDate: '2026-11-13', endsAt: '2026-11-14T02:59:59.000Z' };
const redemptions = [aRedemption()];
const redeemed = aClaim({ status: 'redeemed', redemptions, revision: 2 });
const cancelled = aClaim({ status: 'cancelled' });
const reversed = Array.from({ length: 10 }, (_, n) =>
  aRedemption({ nonce: `nonce-of-${n}`, status: 'reversed' }),
);

const redeemedAt = '2026-11-20T15:00:00.000Z';
const offline = { offline: true, redeemedAt };
const byOwner = { ...offline, byOwner: true };
const named = { ...offline, validatorId };

const holds = (claim = aClaim(), changes: Partial<ValidatorItem> = {}) =>
  tableHolds(
    ...aBakery({ shops }),
    stored.user(callers.validator),
    stored.validator(aValidator(changes)),
    { ...counters, validationsCount: 4 },
    stored.claim(claim),
    stored.shard(claim),
  );

/** Sends a redemption from a device, by default the owner's. */
const redeem = (changes: object = {}, as: keyof typeof callers = 'owner') =>
  call(redemptionRoutes.redeemClaim, {
    as: callers[as],
    body: { code: claimCode, shopId, nonce: 'nonce-of-device-9', ...changes },
  });
const claimNow = () => itemAt(keys.claim(claimCode));
const rowOf = (day: string, at: string, id: string) =>
  itemAt(keys.redemptionOfShop(shopId, day, at, id));

beforeEach(async () => {
  stopDateAndPausesAt(now);
  await holds();
});

const shown = {
  owner: { kind: 'owner', name: 'Padaria Aurora' },
  validator: { kind: 'validator', validatorId, name: 'Caio Reis' },
};

describe('redeemClaim', () => {
  it.each([
    [{}, 'owner', 'owner'],
    [{ validatorId }, 'owner', 'owner'],
    [byOwner, 'owner', 'owner'],
    [named, 'owner', 'validator'],
    [{}, 'validator', 'validator'],
    [{ byOwner: true }, 'validator', 'validator'],
    [offline, 'validator', 'validator'],
    [named, 'validator', 'validator'],
    [byOwner, 'validator', 'owner'],
  ] as const)(
    'records %j of the %s for the %s, and another sender beside',
    async (sent, by, of) => {
      const { status, body, headers } = await redeem(sent, by);
      expect(headers['location']).toBe(`/api/redemptions/${body.id}`);
      const at = 'offline' in sent ? redeemedAt : now;
      expect([status, body]).toMatchObject([
        201,
        { redeemedBy: shown[of], redeemedAt: at, recordedAt: now, offline: 'offline' in sent },
      ]);
      expect(body.recordedBy).toEqual(by === of ? undefined : shown[by]);
      const { name: _, ...redeemedBy } = shown[of];
      expect(await rowOf(at.slice(0, 10), at, body.id)).toMatchObject({
        redeemedBy,
        status: 'done',
      });
      const counted = { validationsCount: 5, lastValidationAt: now };
      expect(await itemAt(counters)).toMatchObject(
        of === 'validator' ? counted : { validationsCount: 4 },
      );
      expect(await itemAt(keys.usedOfShard(aClaim().offerId, 0))).toMatchObject({ used: 1 });
      expect(await claimNow()).toMatchObject({ status: 'redeemed', closedAt: now });
    },
  );

  it('accepts a code as people type it, also while the business is suspended', async () => {
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    const code = showClaimCode(claimCode).toLowerCase().replaceAll('0', 'O');
    expect((await redeem({ code })).body).toMatchObject({ code: claimCode, offerPrice: 5.49 });
  });

  it('records once what any device sends again with its nonce, whatever it says', async () => {
    const { body } = await redeem(byOwner, 'validator');
    for (const again of [byOwner, offline, named, {}]) {
      expect(await redeem(again)).toMatchObject({ status: 200, body });
      expect(await redeem(again, 'validator')).toMatchObject({ status: 200, body });
    }
    expect((await claimNow())?.['redemptions']).toHaveLength(1);
  });

  it('lists a redemption on the day of the shop when it was made, also of a claim that ended since', async () => {
    await holds(aClaim({ ...ended, claimedAt: '2026-11-10T12:00:00.000Z' }));
    const at = '2026-11-18T01:00:00.000Z';
    const { id } = (await redeem({ offline: true, redeemedAt: at })).body;
    expect(await rowOf('2026-11-17', at, id)).toBeDefined();
  });

  it('accepts a tenth redemption, and recognises reversed ones by their nonces', async () => {
    await holds(aClaim({ redemptions: reversed.slice(0, 9) }));
    expect((await redeem({ nonce: 'nonce-of-3' })).body).toMatchObject({ status: 'reversed' });
    expect((await redeem()).status).toBe(201);
  });

  it.each<[string, ClaimItem, object, ErrorCode]>([
    ['a used claim', redeemed, {}, 'ALREADY_REDEEMED'],
    ['a claim used elsewhere', redeemed, offline, 'REDEEMED_ELSEWHERE'],
    ['a cancelled claim', cancelled, {}, 'CLAIM_CANCELLED'],
    ['a claim cancelled since', cancelled, offline, 'CLAIM_CANCELLED'],
    ['a claim before its start', aClaim(later), {}, 'OFFER_NOT_STARTED'],
    ['an expired claim', aClaim(ended), {}, 'CLAIM_EXPIRED'],
    ['a claim a week after its end', aClaim(longEnded), offline, 'CLAIM_EXPIRED'],
    ['a claim of other shops', aClaim({ shopsIds: [otherShopId] }), {}, 'WRONG_SHOP'],
    ['an eleventh time', aClaim({ redemptions: reversed }), {}, 'INVALID_TRANSITION'],
    ['it later', aClaim({ redemptions: reversed, ...ended }), offline, 'INVALID_TRANSITION'],
  ])('refuses %s, and counts it for shop and business', async (_, claim, sent, code) => {
    await holds(claim);
    const answer = await redeem(sent);
    expect(answer.code).toBe(code);
    const earlier = { shopId, redeemedAt: aRedemption().redeemedAt };
    expect(answer.facts.redemption).toEqual(claim === redeemed ? earlier : undefined);
    await redeem({ ...sent, nonce: 'nonce-of-device-8' });
    for (const id of [shopId, businessId]) {
      const ofMonth = await itemAt(keys.refusalsOfMonth(id, '2026-11'));
      expect(ofMonth).toMatchObject({ [`${code}_21`]: 2 });
    }
    expect(await claimNow()).toEqual(stored.claim(claim));
  });

  it.each<[string, Partial<ValidatorItem>, boolean]>([
    ['disabled for seven days', { disabledAt: '2026-11-14T12:00:00.000Z' }, true],
    ['disabled for longer', { disabledAt: '2026-11-14T11:59:59.999Z' }, false],
    ['disabled nobody knows when', {}, false],
    ['of another shop', { status: 'active', shopId: otherShopId }, false],
    ['who does not exist', { status: 'active', id: `${validatorId.slice(0, -1)}Z` }, false],
  ])('accepts or refuses the name of a validator %s', async (_, changes, isAccepted) => {
    await holds(aClaim(), { status: 'disabled', ...changes });
    expect((await redeem(named)).code).toBe(isAccepted ? undefined : 'VALIDATOR_NOT_FOUND');
    expect(await claimNow()).toMatchObject({ status: isAccepted ? 'redeemed' : 'open' });
  });

  it.each([
    ['two redeemers', { ...byOwner, validatorId }],
    ['a denied owner', { ...offline, byOwner: false }],
  ])('refuses %s', async (_, sent) => {
    expect((await redeem(sent)).errors).toMatchObject([{ path: 'byOwner' }]);
  });

  it('does not find an unknown code, or a claim of another business', async () => {
    expect((await redeem({ code: codeNo(9) })).code).toBe('CLAIM_NOT_FOUND');
    await holds(aClaim({ businessId: `${businessId.slice(0, -3)}THR` }));
    expect((await redeem()).code).toBe('CLAIM_NOT_FOUND');
    expect(await claimNow()).toMatchObject({ status: 'open' });
  });

  it("refuses a shop to a validator of another one, also for the owner's redemption", async () => {
    await putItems(stored.user(aValidatorUser({ shopId: otherShopId })));
    for (const sent of [{}, byOwner]) {
      expect((await redeem(sent, 'validator')).code).toBe('SHOP_NOT_FOUND');
    }
  });

  it('refuses a claim that another device uses at the same time', async () => {
    beforeNextWrite(() => putItems(stored.claim(redeemed)));
    expect((await redeem(offline)).code).toBe('REDEEMED_ELSEWHERE');
    expect(await itemsOfKind('REDEMPTIONS REDEMPTION')).toEqual([]);
  });
});
