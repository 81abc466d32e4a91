import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { aClaim, aRedemption, redemptionId } from '#test/support/builders/a-claim.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { offerId } from '#test/support/builders/an-offer.ts';

const state = (changes: Partial<ClaimItem> = {}) => claimState.parse(aClaim(changes));
const by = { kind: 'validator', validatorId } as const;
const used = { status: 'redeemed' as const, redemptions: [aRedemption()] };
const reversedAt = (at: string) => [aRedemption({ status: 'reversed', reversedAt: at })];
const rolledBack = { redemptions: reversedAt('2026-11-21T13:00:00.000Z') };
const again = aRedemption({ id: 'red_01K9G1B2C3D4E5F6G7H8J9KRE2' });
const closedAt = '2026-11-21T15:10:00.000Z';
const inAcre = { timeZone: 'America/Rio_Branco', claimedAt: '2026-11-21T04:30:00.000Z' } as const;
const late = { expirationDate: '2026-11-20' };

const claimed = {
  kind: 'claimed',
  id: aClaim().code,
  shopId,
  offerId,
  hour: '2026-11-20T23',
  endsOn: '2099-12-31',
};
const redeemed = {
  kind: 'redeemed',
  id: redemptionId,
  shopId: otherShopId,
  offerId,
  hour: '2026-11-21T09',
  by: validatorId,
  savingsCents: 341,
  revenueCents: 549,
  claimShopId: shopId,
  endsOn: '2099-12-31',
};

it('a claim counts in its hour at the shop, a redemption in its hour at the counter with its value', () => {
  expect(eventsOfClaim(undefined, state(inAcre))).toEqual([claimed]);
  const redemptions = [aRedemption({ shopId: otherShopId, redeemedBy: by })];
  expect(eventsOfClaim(state(), state({ ...used, redemptions }))).toEqual([redeemed]);
});

it.each<[string, Partial<ClaimItem> | undefined, Partial<ClaimItem> | undefined, object[]]>([
  [
    "the owner's redemption, sent by a validator",
    {},
    { ...used, redemptions: [aRedemption({ offline: true, recordedBy: by })] },
    [{ kind: 'redeemed', by: 'owner' }],
  ],
  ['a rollback', used, rolledBack, [{ kind: 'reversed', id: redemptionId }]],
  [
    'a redemption after a rollback',
    rolledBack,
    { ...used, redemptions: [...rolledBack.redemptions, again] },
    [{ kind: 'redeemed', id: again.id, by: 'owner' }],
  ],
  [
    'a rollback on the seventh day after the end',
    { ...used, ...late },
    { ...late, redemptions: reversedAt('2026-11-28T02:59:59.999Z') },
    [{ kind: 'reversed', isLate: false }],
  ],
  [
    'a rollback on the eighth day',
    { ...used, ...late },
    { ...late, redemptions: reversedAt('2026-11-28T03:00:00.000Z') },
    [{ kind: 'reversed', isLate: true }],
  ],
  [
    'a cancellation',
    {},
    { status: 'cancelled', closedAt },
    [{ kind: 'cancelled', hour: '2026-11-21T12' }],
  ],
  [
    'all that happened between two states',
    undefined,
    { ...rolledBack, status: 'cancelled', closedAt },
    ['claimed', 'redeemed', 'reversed', 'cancelled'].map((kind) => ({ kind })),
  ],
  ['nothing if something else changes', used, used, []],
  ['nothing if the claim is removed', {}, undefined, []],
])('the events of a claim are %s', (_, before, after, events) => {
  const [from, to] = [before, after].map((changes) => changes && state(changes));
  const found = eventsOfClaim(from, to);
  expect(found).toHaveLength(events.length);
  expect(found).toMatchObject(events);
});

it('a claim from before claims were counted counts in the time zone of most of Brazil, redeemed at noon', () => {
  const { timeZone: _, ...old } = aClaim(used);
  const redemptions = used.redemptions.map(({ hour: _hour, ...rest }) => rest);
  const events = eventsOfClaim(undefined, claimState.parse({ ...old, redemptions }));
  expect(events).toMatchObject([{ hour: '2026-11-20T09' }, { hour: '2026-11-21T12' }]);
});
