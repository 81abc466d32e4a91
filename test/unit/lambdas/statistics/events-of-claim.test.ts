import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { aClaim, aRedemption, redemptionId } from '#test/support/builders/a-claim.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';

const state = (changes: Partial<ClaimItem> = {}) => claimState.parse(aClaim(changes));
const reversedAt = '2026-11-21T13:00:00.000Z';
const redeemed = { status: 'redeemed' as const, redemptions: [aRedemption()] };
const rolledBack = {
  status: 'open' as const,
  redemptions: [aRedemption({ status: 'reversed', reversedAt })],
};

const kindsOf = (...sides: Parameters<typeof eventsOfClaim>) =>
  eventsOfClaim(...sides).map(({ kind }) => kind);

describe('the events of a claim', () => {
  it('are one claim, in its hour at the shop', () => {
    const claim = state({ timeZone: 'America/Rio_Branco', claimedAt: '2026-11-21T04:30:00.000Z' });
    expect(eventsOfClaim(undefined, claim)).toEqual([
      {
        kind: 'claimed',
        id: claim.code,
        shopId,
        offerId,
        hour: '2026-11-20T23',
        endsOn: claim.expirationDate,
      },
    ]);
  });

  it('are one redemption, in its hour at the counter, with the value', () => {
    const redemptions = [
      aRedemption({
        shopId: otherShopId,
        redeemedBy: { kind: 'validator', validatorId: 'val_01K9D1B2C3D4E5F6G7H8J9KABC' },
      }),
    ];
    expect(eventsOfClaim(state(), state({ ...redeemed, redemptions }))).toEqual([
      {
        kind: 'redeemed',
        id: redemptionId,
        shopId: otherShopId,
        offerId,
        hour: '2026-11-21T09',
        by: 'val_01K9D1B2C3D4E5F6G7H8J9KABC',
        savingsCents: 341,
        revenueCents: 549,
        claimShopId: shopId,
        endsOn: '2099-12-31',
      },
    ]);
  });

  it("are the owner's redemption, whoever sent it", () => {
    const recordedBy = {
      kind: 'validator' as const,
      validatorId: 'val_01K9D1B2C3D4E5F6G7H8J9KABC',
    };
    const redemptions = [aRedemption({ offline: true, recordedBy })];
    expect(eventsOfClaim(state(), state({ ...redeemed, redemptions }))).toMatchObject([
      { kind: 'redeemed', by: 'owner' },
    ]);
  });

  it('are the rollback, and a later redemption, each with its own id', () => {
    expect(kindsOf(state(redeemed), state(rolledBack))).toEqual(['reversed']);
    const again = aRedemption({ id: 'red_01K9G1B2C3D4E5F6G7H8J9KRE2' });
    const later = state({ status: 'redeemed', redemptions: [...rolledBack.redemptions, again] });
    expect(eventsOfClaim(state(rolledBack), later)).toMatchObject([
      { kind: 'redeemed', id: again.id, by: 'owner' },
    ]);
  });

  it.each([
    ['the eighth day after its end', '2026-11-28T03:00:00.000Z', true],
    ['the seventh', '2026-11-28T02:59:59.999Z', false],
  ])('of a rollback on %s say whether it came late', (_, at, isLate) => {
    const expirationDate = '2026-11-20';
    const after = state({
      ...rolledBack,
      expirationDate,
      redemptions: [aRedemption({ status: 'reversed', reversedAt: at })],
    });
    expect(eventsOfClaim(state({ ...redeemed, expirationDate }), after)).toMatchObject([
      { isLate },
    ]);
  });

  it('are one cancellation, in its hour', () => {
    const cancelled = state({ status: 'cancelled', closedAt: '2026-11-21T15:10:00.000Z' });
    expect(eventsOfClaim(state(), cancelled)).toMatchObject([
      { kind: 'cancelled', hour: '2026-11-21T12' },
    ]);
  });

  it('include changes between two seen states', () => {
    const seen = state({ ...rolledBack, status: 'cancelled', closedAt: reversedAt });
    expect(kindsOf(undefined, seen)).toEqual(['claimed', 'redeemed', 'reversed', 'cancelled']);
  });

  it('are none if something else changes, or if the claim is removed', () => {
    expect(kindsOf(state(redeemed), state(redeemed))).toEqual([]);
    expect(kindsOf(state(), undefined)).toEqual([]);
  });
});

describe('a claim from before claims were counted', () => {
  it('counts in the time zone of most of Brazil, with its redemption at noon', () => {
    const { timeZone: _, ...old } = aClaim(redeemed);
    const redemptions = redeemed.redemptions.map(({ hour: _hour, ...rest }) => rest);
    const events = eventsOfClaim(undefined, claimState.parse({ ...old, redemptions }));
    expect(events).toMatchObject([{ hour: '2026-11-20T09' }, { hour: '2026-11-21T12' }]);
  });
});
