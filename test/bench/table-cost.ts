// What each call of the API reads and writes of the table, in units, with 1,000 and with 20,000 offers
// in it; and what the calls of one shop cost once that shop has as many as it may. Exits with 1 where a
// cost grows with the table.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { makeBenchTable } from './table-cost/bench-table.ts';
import { Meter } from './table-cost/meter.ts';
import { report } from './table-cost/report.ts';
import { tellLambdas } from './table-cost/tell-lambdas.ts';

const offersPerBusiness = 25;
/** The most that any size type allows. */
const mostOffers = 1000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  // Units are counted, not time, and the local endpoint is slow with many items.
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
  // What is written is another's, so that what is read stays as it is.
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
  await addOffers(trader, mostOffers - offersPerBusiness);
  meter.attachTo(table);
  const full = await measureNow();
  return report({ small, big, full, smallScan, bigScan }) ? 0 : 1;
});
