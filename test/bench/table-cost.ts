// Measures the read and write units of each API request with 1,000 and with 20,000 offers in the table,
// and with one shop that has the maximum number of offers. Exits with 1 when a cost grows with the size of
// the table or a feed exceeds its limits.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { makeBenchTable } from './table-cost/bench-table.ts';
import { Meter } from './table-cost/meter.ts';
import { report } from './table-cost/report.ts';
import { tellLambdas } from './table-cost/tell-lambdas.ts';

const offersPerBusiness = 25;
/** The highest limit of all size types. */
const maxOffers = 1000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  // The local endpoint is slow with many items; only units are measured, not time.
  const { tableTimeouts } = await import('#lambdas/shared/table/timeouts.ts');
  Object.assign(tableTimeouts, { requestTimeout: 60_000 });
  const { addOffers, openTrader, queueForStaff } = await import('./table-cost/marketplace.ts');
  const { measureCalls, measureScan } = await import('./table-cost/measure-calls.ts');
  const { table } = await import('#lambdas/shared/table/client.ts');
  const { commit } = await import('#lambdas/shared/table/transaction.ts');
  const { makeStaff } = await import('#lambdas/shared/identity/user-repository.ts');

  const staffId = crypto.randomUUID();
  await commit([makeStaff(staffId, new Date())]);
  const pending = await queueForStaff(30);
  const trader = await openTrader(0, offersPerBusiness);
  // Writes go to another business, so that they do not change the items of the measured reads.
  const writer = await openTrader(1, offersPerBusiness);
  let businesses = 2;
  const growTo = async (offers: number) => {
    for (; businesses * offersPerBusiness < offers; businesses += 1) {
      await openTrader(businesses, offersPerBusiness);
    }
    console.log(`… ${offers.toLocaleString('en')} offers of ${businesses} businesses`);
  };
  const meter = new Meter(url, made.name, made.shape);
  const measureNow = () =>
    measureCalls(meter, { trader, writer, staffId, pendingId: pending.shift() ?? '' });

  await growTo(1000);
  meter.attachTo(table);
  const small = await measureNow();
  const smallScan = await measureScan(meter);
  meter.detachFrom(table);
  await growTo(20_000);
  meter.attachTo(table);
  const big = await measureNow();
  const bigScan = await measureScan(meter);
  meter.detachFrom(table);
  await addOffers(trader, maxOffers - offersPerBusiness);
  meter.attachTo(table);
  const full = await measureNow();
  return report({ small, big, full, smallScan, bigScan }) ? 0 : 1;
});
