import fc from 'fast-check';
import { addDays } from '#contract/statistics/period.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import type { CountedEvent, EventOf } from '#lambdas/statistics/counted-event.ts';
import { type ClaimState, claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { readPeriod, readRows } from '#lambdas/statistics/read-statistics.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { holds } from '#test/support/holds.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

/** Shops of the claims, and their last day. */
const shopsOfClaims = [shopId, otherShopId];
const lastDayOfClaims = '2026-11-10';

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
const livesOfClaims = fc
  .array(life, { minLength: 1, maxLength: 12 })
  .map((lives) => lives.map(statesOf));

const wholePeriod = { from: '2026-09-01', to: '2026-11-30' };

const eventsOf = (states: readonly ClaimState[]) =>
  states.flatMap((after, index) => [...eventsOfClaim(states[index - 1], after)]);

type IsOf = (shopId: string, offerId: string) => boolean;

/** The last state of each claim, counted directly. */
function recount(claims: readonly ClaimState[], isCounted: IsOf) {
  const own = claims.filter((claim) => isCounted(claim.shopId, claim.offerId));
  const done = claims
    .flatMap((claim) => claim.redemptions.map((redemption) => ({ claim, redemption })))
    .filter(({ claim, redemption }) => isCounted(redemption.shopId, claim.offerId))
    .filter(({ redemption }) => redemption.status === 'done');
  const revenue = done.reduce((sum, { claim }) => sum + claim.offerPriceCents, 0);
  return {
    claims: own.length,
    cancels: own.filter(({ status }) => status === 'cancelled').length,
    expired: own.filter(({ status }) => status === 'open').length,
    redemptions: done.length,
    offerRevenue: revenue / 100,
    consumerSavings: done.length,
  };
}

const redemptionsBy = (claims: readonly ClaimState[], by: string) =>
  claims
    .flatMap(({ redemptions }) => redemptions)
    .filter(
      ({ status, redeemedBy }) => status === 'done' && (redeemedBy.validatorId ?? 'owner') === by,
    ).length;

const endings = (claims: readonly ClaimState[]) =>
  [...new Set(claims.map(({ shopId: shop, offerId }) => `${shop} ${offerId}`))].map(
    (name): EventOf<'ended'> => {
      const [shop = '', offerId = ''] = name.split(' ');
      return {
        kind: 'ended',
        id: `${name} ${lastDayOfClaims}`,
        shopId: shop,
        offerId,
        endsOn: lastDayOfClaims,
      };
    },
  );

/** Counts events in jobs of some size, and some of them twice. */
async function deliver(events: readonly CountedEvent[], size: number, repeated: readonly number[]) {
  const jobs = Array.from({ length: Math.ceil(events.length / size) }, (_, n) =>
    events.slice(n * size, (n + 1) * size),
  );
  const again = repeated.flatMap((number) => jobs.slice(number % jobs.length).slice(0, 1));
  for (const job of [...jobs, ...again]) await countEvents(businessId, job, new Date());
}

const history = livesOfClaims.chain((claims) => {
  const events = claims.flatMap(eventsOf);
  return fc.record({
    claims: fc.constant(claims.map((states) => states.at(-1) ?? states[0]) as ClaimState[]),
    events: fc.shuffledSubarray(events, { minLength: events.length }),
    size: fc.integer({ min: 1, max: 7 }),
    repeated: fc.array(fc.nat(), { maxLength: 4 }),
  });
});

const isOf =
  (owner: string | undefined, offer?: string): IsOf =>
  (shopId, offerId) =>
    (owner === undefined || shopId === owner) && (offer === undefined || offerId === offer);

async function expectNumbersOf(shopId: string | undefined, claims: readonly ClaimState[]) {
  const scope = { businessId, shopId };
  const { totals, byDay, byHour } = await readPeriod(scope, wholePeriod);
  const expected = recount(claims, isOf(shopId));
  expect(totals).toMatchObject(expected);
  for (const rows of [byDay, byHour]) {
    const sum = rows.reduce((all, { redemptions }) => all + redemptions, 0);
    expect(sum).toBe(expected.redemptions);
  }
  const offers = await readRows(scope, 'offer', wholePeriod);
  for (const [offerId, { claims: taken, redemptions }] of offers) {
    const ofOffer = recount(claims, isOf(shopId, offerId));
    expect({ claims: taken, redemptions }).toEqual({
      claims: ofOffer.claims,
      redemptions: ofOffer.redemptions,
    });
  }
}

async function expectRedeemersOf(claims: readonly ClaimState[]) {
  const validators = await readRows({ businessId }, 'validator', wholePeriod);
  for (const by of ['owner', 'val_1', 'val_2']) {
    expect(validators.get(by)?.redemptions ?? 0).toBe(redemptionsBy(claims, by));
  }
}

it('numbers equal a recount of the claims, in whatever order and however often events come', async () => {
  stopDateAt(`${addDays(lastDayOfClaims, 8)}T12:00:00.000Z`);
  await holds(
    fc.asyncProperty(history, async ({ claims, events, size, repeated }) => {
      tableHolds(
        stored.business(aBusiness()),
        stored.shop(aShop()),
        stored.shop(aShop({ id: otherShopId })),
      );
      await deliver(events, size, repeated);
      await deliver(endings(claims), size, repeated);
      for (const owner of [undefined, ...shopsOfClaims]) await expectNumbersOf(owner, claims);
      await expectRedeemersOf(claims);
      expect(itemsOfKind('STATS END').some((row) => 'GSI1PK' in row)).toBe(false);
    }),
    { runs: 60 },
  );
});
