// Measures the read and write units and the items read of each call of the API and of each job with 1,000,
// 10,000 and 100,000 offers in the table, with one shop that has the maximum number of offers and with one
// that has many followers. Prints the rates at which the hot partitions throttle. Exits with 1 when a cost
// grows with the table or a call exceeds its limits. `BENCH_MAX_OFFERS=10000` leaves out larger tables.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { makeBenchTable } from './table-cost/bench-table.ts';
import type { Measured } from './table-cost/measure-calls.ts';
import { Meter } from './table-cost/meter.ts';
import { report, type Size } from './table-cost/report.ts';
import { tellLambdas } from './table-cost/tell-lambdas.ts';

const allSizes = [1000, 10_000, 100_000];
/** A scan takes the local endpoint minutes in larger tables. */
const maxScannedOffers = 10_000;
const measuredOffers = 25;
/** Few offers for each business, so that every row of a page belongs to another shop. */
const offersPerBusiness = 12;
/** The highest limit of all size types; businesses with as many fill the largest table. */
const maxOffers = 1000;
const followers = 2000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  // The local endpoint is slow with many items; only units are measured, not time.
  const { tableTimeouts } = await import('#lambdas/shared/table/timeouts.ts');
  Object.assign(tableTimeouts, { requestTimeout: 120_000 });
  const { addFollowers, addOffers, openTrader, queueForStaff } = await import(
    './table-cost/marketplace.ts'
  );
  const { measureCalls, measureScan } = await import('./table-cost/measure-calls.ts');
  const { hotKeysOf, printHotKeys } = await import('./table-cost/hot-keys.ts');
  const { commit } = await import('#lambdas/shared/table/transaction.ts');
  const { makeStaff } = await import('#lambdas/shared/identity/user-repository.ts');

  const staffId = crypto.randomUUID();
  await commit([makeStaff(staffId, new Date())]);
  const pending = await queueForStaff(30);
  const trader = await openTrader(0, measuredOffers);
  // Writes go to another business, so that they do not change the items of the measured reads.
  const writer = await openTrader(2, measuredOffers);
  let businesses = 3;
  let written = 2 * measuredOffers;
  const growTo = async (offers: number) => {
    const perBusiness = offers > 10_000 ? maxOffers : offersPerBusiness;
    const start = performance.now();
    while (written < offers) {
      const count = Math.min(perBusiness, offers - written);
      await openTrader(businesses, count);
      businesses += 1;
      written += count;
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`… ${offers} offers of ${businesses - 1} businesses, written in ${seconds} s`);
  };
  const meter = new Meter(url, made.name, made.shape);
  const measureNow = () =>
    measureCalls(meter, { trader, writer, staffId, pendingId: pending.shift() ?? '' });

  const maxSize = Number(process.env['BENCH_MAX_OFFERS'] ?? allSizes.at(-1));
  const sizes: Size[] = [];
  const scans: Measured[] = [];
  for (const offers of allSizes.filter((size) => size <= maxSize)) {
    await growTo(offers);
    sizes.push({ offers, measured: await measureNow() });
    if (offers <= maxScannedOffers) scans.push(await measureScan(meter));
  }
  await addOffers(trader, maxOffers - measuredOffers);
  await addFollowers(writer, followers);
  const full = await measureNow();
  const isMet = report({ sizes, full, scans });
  printHotKeys(hotKeysOf([trader, writer]), full);
  return isMet ? 0 : 1;
});
