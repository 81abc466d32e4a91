// Measures on the local endpoint how late the jobs of a write are: until a redemption is in the statistics of its shop,
// and until a follow is counted, alone and while another owner moves a shop with 200 offers thirty times. Exits with 1
// above `maxLags`.
import { setTimeout as pause } from 'node:timers/promises';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { main } from '#scripts/process/main.ts';
import { aClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import { shopInputOf, type Trader } from './support/traders.ts';
import { verdict } from './support/verdict.ts';

const offers = 200;
const moves = 30;
const redemptions = 40;
const followsAlone = 10;
/** Milliseconds: of one in twenty redemptions, and of the longest follow beside the moves. */
const maxLags = { redemption: 5000, follow: 2000 };
const between = { moves: 100, others: 250 };
const giveUpAfter = 120_000;

const day = '2026-11-21';
const cities = ['Olinda', 'Recife'] as const;

await main(async () => {
  const { endpoint, outputs } = await deployLocally('test');
  tellLambdas(endpoint, outputs.TableName);
  const { openTrader } = await import('./support/marketplace.ts');
  const { runCall } = await import('./support/run-call.ts');
  const { insertClaim } = await import('#lambdas/claims/store/claim-store.ts');
  const { newId } = await import('#lambdas/platform/text/new-id.ts');
  const { commit } = await import('#lambdas/platform/table/transaction.ts');
  const { findFollowersCount } = await import('#lambdas/shops/store/follow-store.ts');
  const { readTotals } = await import('#lambdas/statistics/read-statistics.ts');

  /** Returns the milliseconds from a write until a number has arrived. */
  const lagOf = async (write: () => Promise<unknown>, hasArrived: () => Promise<boolean>) => {
    const start = performance.now();
    await write();
    while (!(await hasArrived())) {
      if (performance.now() - start > giveUpAfter) throw new Error('The write is never counted.');
      await pause(10);
    }
    const lag = performance.now() - start;
    await pause(between.others);
    return lag;
  };

  let [used, followers] = [0, 0];
  const lagOfRedemption = ({ businessId, shopId }: Trader) => {
    const own = aRedemption({ id: newId('redemption', new Date()), shopId, day });
    const claim = aClaim({
      ...{ businessId, shopId, shopsIds: [shopId], status: 'redeemed', redemptions: [own] },
      code: newClaimCode(crypto.getRandomValues(new Uint8Array(7))),
      closedAt: own.redeemedAt,
    });
    used += 1;
    const totals = () => readTotals({ businessId, shopId }, { from: day, to: day });
    return lagOf(
      () => commit([insertClaim(claim)]),
      async () => (await totals()).redemptions >= used,
    );
  };
  const lagOfFollow = ({ shopId }: Trader) => {
    const userId = crypto.randomUUID();
    const request = { as: { userId }, params: { id: shopId }, body: { consumerId: userId } };
    followers += 1;
    return lagOf(
      () => runCall(['follow', 'followShop', request]),
      async () => ((await findFollowersCount(shopId)) ?? 0) >= followers,
    );
  };

  const busy = await openTrader(Date.now() % 1_000_000, offers);
  const neighbour = await openTrader((Date.now() + 1) % 1_000_000, 0);
  const lags: number[] = [];
  while (lags.length < redemptions) lags.push(await lagOfRedemption(neighbour));
  const p95 = lags.toSorted((a, b) => a - b)[Math.floor(redemptions * 0.95)] ?? 0;

  const alone: number[] = [];
  while (alone.length < followsAlone) alone.push(await lagOfFollow(neighbour));
  let isMoving = true;
  const moving = (async () => {
    for (let number = 0; number < moves; number += 1) {
      const place = { state: 'PE', city: cities[number % 2] ?? '' } as const;
      const body = shopInputOf(busy, busy.shopIdentifier, place);
      const request = { as: { userId: busy.userId }, params: { id: busy.shopId }, body };
      await runCall(['move', 'updateShop', request]);
      await pause(between.moves);
    }
    // Waits for the jobs of the last change, too.
    await pause(2000);
    isMoving = false;
  })();
  const beside: number[] = [];
  while (isMoving) beside.push(await lagOfFollow(neighbour));
  await moving;

  const [longest, longestAlone] = [Math.max(...beside), Math.max(...alone)];
  return [
    verdict(p95 <= maxLags.redemption, `95 of 100 redemptions count within ${p95.toFixed(0)} ms`),
    verdict(
      longest <= maxLags.follow,
      `a follow counts within ${longest.toFixed(0)} ms beside ${moves} moves, ${longestAlone.toFixed(0)} ms alone`,
    ),
  ].every(Boolean)
    ? 0
    : 1;
});
