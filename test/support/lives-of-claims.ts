import fc from 'fast-check';
import { type ClaimState, claimState } from '#lambdas/statistics/events-of-claim.ts';
import { aClaim, aRedemption } from './builders/a-claim.ts';
import { otherShopId, shopId } from './builders/a-shop.ts';
import { offerNo } from './builders/an-offer.ts';

/** Shops of the claims, and their last day. */
export const shopsOfClaims = [shopId, otherShopId];
export const lastDayOfClaims = '2026-11-10';

const firstHour = Date.parse('2026-09-15T00:00:00.000Z');

/** The next event of a claim, if it is allowed, after some hours. */
const step = fc.record({
  act: fc.constantFrom('redeem', 'roll back', 'cancel', 'nothing'),
  hours: fc.nat(60),
  shop: fc.nat(1),
  by: fc.constantFrom('owner', 'val_1', 'val_2'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const life = fc.record({
  shop: fc.nat(1),
  offer: fc.nat(3),
  hour: fc.nat(24 * 40),
  price: fc.integer({ min: 1, max: 5000 }),
  steps: fc.array(step, { maxLength: 4 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** Returns the state of a claim after a step; unchanged if the step is not allowed. */
function stateAfter(last: ClaimState, { act, by, shop }: Step, at: string): ClaimState {
  const { code, redemptions, status } = last;
  if (act === 'redeem' && status === 'open') {
    const own = aRedemption({
      id: `red ${code} ${redemptions.length}`,
      shopId: shopsOfClaims[shop] ?? '',
      day: at.slice(0, 10),
      hour: at.slice(11, 13),
      redeemedBy: by === 'owner' ? { kind: 'owner' } : { kind: 'validator', validatorId: by },
    });
    return { ...last, status: 'redeemed', redemptions: [...redemptions, own] };
  }
  const latest = redemptions.at(-1);
  if (act === 'roll back' && status === 'redeemed' && latest) {
    const reversed = { ...latest, status: 'reversed' as const, reversedAt: at };
    return { ...last, status: 'open', redemptions: [...redemptions.slice(0, -1), reversed] };
  }
  if (act === 'cancel' && status === 'open') return { ...last, status: 'cancelled', closedAt: at };
  return last;
}

function statesOf({ shop, offer, hour, price, steps }: Life, number: number): ClaimState[] {
  const instantAt = (hours: number) => new Date(firstHour + hours * 3_600_000).toISOString();
  const taken = claimState.parse(
    aClaim({
      code: `claim ${number}`,
      shopId: shopsOfClaims[shop] ?? '',
      offerId: offerNo(offer).id,
      claimedAt: instantAt(hour),
      expirationDate: lastDayOfClaims,
      originalPriceCents: price + 100,
      offerPriceCents: price,
    }),
  );
  const states = [taken];
  let now = hour;
  for (const next of steps) {
    now += next.hours;
    states.push(stateAfter(states.at(-1) ?? taken, next, instantAt(now)));
  }
  return states;
}

/** The states of up to twelve claims in two shops, from claim to end. Each saves a hundred cents. */
export const livesOfClaims = fc
  .array(life, { minLength: 1, maxLength: 12 })
  .map((lives) => lives.map(statesOf));
