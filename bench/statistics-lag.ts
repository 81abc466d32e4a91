// Measures how long it takes on the local endpoint until a redemption is in the statistics of its shop. Exits with 1 if
// more than one in twenty takes over five seconds.
import { setTimeout as pause } from 'node:timers/promises';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { main } from '#scripts/process/main.ts';
import { aClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { tellLambdas } from './support/tell-lambdas.ts';

const redemptions = 40;
/** Milliseconds. */
const mostLag = 5000;
const between = 250;
const giveUpAfter = 60_000;

const day = '2026-11-21';

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

await main(async () => {
  const { endpoint, outputs } = await deployLocally('test');
  tellLambdas(endpoint, outputs.TableName);
  const { openTrader } = await import('./support/marketplace.ts');
  const { insertClaim } = await import('#lambdas/claims/store/claim-store.ts');
  const { newId } = await import('#lambdas/platform/text/new-id.ts');
  const { commit } = await import('#lambdas/platform/table/transaction.ts');
  const { readTotals } = await import('#lambdas/statistics/read-statistics.ts');

  const { businessId, shopId } = await openTrader(Date.now() % 1_000_000, 0);
  const countedOf = async () =>
    (await readTotals({ businessId, shopId }, { from: day, to: day })).redemptions;
  const lags: number[] = [];
  for (let number = 1; number <= redemptions; number += 1) {
    const own = aRedemption({ id: newId('redemption', new Date()), shopId, day });
    const claim = aClaim({
      code: newClaimCode(crypto.getRandomValues(new Uint8Array(7))),
      businessId,
      shopId,
      shopsIds: [shopId],
      status: 'redeemed',
      closedAt: own.redeemedAt,
      redemptions: [own],
    });
    const start = performance.now();
    await commit([insertClaim(claim)]);
    while ((await countedOf()) < number) {
      if (performance.now() - start > giveUpAfter) throw new Error('It is never counted.');
      await pause(10);
    }
    lags.push(performance.now() - start);
    await pause(between);
  }
  lags.sort((a, b) => a - b);
  const [p50, p95] = [quantile(lags, 0.5), quantile(lags, 0.95)];
  const isMet = p95 <= mostLag;
  console.log(
    `${isMet ? '✓' : '✗'} a redemption is in the numbers after ${p50.toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95), of ${mostLag}`,
  );
  return isMet ? 0 : 1;
});
