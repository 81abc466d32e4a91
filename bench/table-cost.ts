// Measures the read and write units and the items read of each API call and job, with 1,000, 10,000 and 100,000 offers,
// including a shop with the maximum number of offers and one with many followers. Writes docs/access-patterns.json, with
// the throttling rates of hot partitions. Exits with 1 if a cost grows with the table or a call exceeds its limits.
// `BENCH_MAX_OFFERS=10000`, the smallest value, leaves out larger tables.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';
import { makeBenchTable } from './support/bench-table.ts';
import { Meter } from './support/meter/meter.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import type { Trader } from './support/traders.ts';
import { loadViews } from './table-cost/load-views.ts';
import type { Measured } from './table-cost/measure-calls.ts';
import { report, type Size } from './table-cost/report.ts';
import { pageSize } from './table-cost/sizes.ts';

const allSizes = [1000, 10_000, 100_000];
/** The local endpoint takes minutes to scan larger tables. */
const maxScannedOffers = 10_000;
const measuredOffers = 25;
/** Highest limit of all size types. */
const maxOffers = 1000;
/** Offers per business at each table size: few at first, for pages with rows of many shops. */
const offersPerBusiness = new Map([
  [1000, 8],
  [10_000, 30],
  [100_000, maxOffers],
]);
const traderConcurrency = 4;
const followers = 2000;
/** More than a page has. */
const followedShops = 25;
/** Over thirty in each partition of staff's list. */
const debtors = 300;
/** More than a page has. */
const decisions = 25;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name, { JOB_QUEUES: lambdaEnvironment.JOB_QUEUES });
  loadViews();
  // The local endpoint is slow with many items; only units are measured, not time.
  const { tableTimeouts } = await import('#lambdas/platform/table/timeouts.ts');
  Object.assign(tableTimeouts, { requestTimeout: 120_000 });
  const {
    addDecisions,
    addFan,
    addFollowers,
    indicateShops,
    openSpecial,
    openTrader,
    queueForStaff,
  } = await import('./support/marketplace.ts');
  const { fakeServices } = await import('./table-cost/fake-services.ts');
  await fakeServices();
  const { addDebtors, uploadReceipt } = await import('./table-cost/invoices.ts');
  const { openChain } = await import('./table-cost/chain.ts');
  const { addCollector } = await import('./table-cost/claims.ts');
  const { measureCalls, measureScan } = await import('./table-cost/measure-calls.ts');
  const { hotKeysOf, hotPartitionsOf } = await import('./table-cost/hot-keys.ts');
  const { writeAccesses } = await import('./table-cost/write-accesses.ts');
  const { jobsWithRows } = await import('./table-cost/changes.ts');
  const { measureOthers } = await import('./table-cost/others.ts');
  const { commit } = await import('#lambdas/platform/table/transaction.ts');
  const { makeStaff } = await import('#lambdas/platform/identity/user-store.ts');

  const staffId = crypto.randomUUID();
  await commit([makeStaff(staffId, new Date())]);
  const pending = await queueForStaff(30);
  await addDebtors(debtors);
  const indications = await indicateShops(30);
  const trader = await openTrader(0, measuredOffers);
  const chain = await openChain(19);
  // The first claim of an offer creates its stock and terms.
  await addCollector([chain]);
  // Each measurement writes to its own businesses, so that its writes do not change later reads.
  const writers: Trader[] = [];
  const idles: Trader[] = [];
  for (const number of [2, 4, 6, 8]) {
    writers.push(await openTrader(number, measuredOffers, 2));
    idles.push(await openTrader(number + 10, 0, 2));
  }
  let nextNumber = 20;
  let written = (1 + writers.length) * measuredOffers;
  const opened: Trader[] = [];
  const growTo = async (offers: number) => {
    const perBusiness = offersPerBusiness.get(offers) ?? maxOffers;
    const start = performance.now();
    while (written < offers) {
      const opening: Promise<Trader>[] = [];
      while (written < offers && opening.length < traderConcurrency) {
        const count = Math.min(perBusiness, offers - written);
        opening.push(openTrader(nextNumber, count));
        nextNumber += 1;
        written += count;
      }
      opened.push(...(await Promise.all(opening)));
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`… ${offers} offers, written in ${seconds} s`);
  };
  let fanId = '';
  let collectorId = '';
  const meter = new Meter(url, made.name, made.shape);
  const measured: Trader[] = [];
  const measureFor = async (reader: Trader) => {
    await addDecisions(reader, { staffId, count: decisions });
    const [writer, idle] = [writers.shift(), idles.shift()];
    const [pendingId = '', indicationId = ''] = [pending.shift(), indications.shift()];
    if (!writer || !idle) throw new Error('There are too few writers.');
    measured.push(reader, writer);
    const receiptUploadId = await uploadReceipt(writer);
    const specialId = await openSpecial();
    const others = {
      ...{ idle, chain, fanId, collectorId, staffId, pendingId },
      ...{ indicationId, specialId, receiptUploadId },
    };
    return measureCalls(meter, { trader: reader, writer, ...others });
  };

  const maxSize = Number(process.env['BENCH_MAX_OFFERS'] ?? allSizes.at(-1));
  const sizes: Size[] = [];
  const scans: Measured[] = [];
  for (const offers of allSizes.filter((size) => size <= Math.min(maxSize, maxScannedOffers))) {
    await growTo(offers);
    fanId ||= await addFan(opened.slice(0, followedShops));
    collectorId ||= await addCollector(opened.slice(0, pageSize));
    sizes.push({ offers, measured: await measureFor(trader) });
    scans.push(await measureScan(meter));
  }
  const fullTrader = await openTrader(nextNumber + (nextNumber % 2), maxOffers);
  nextNumber += 2;
  written += maxOffers;
  if (writers[0]) await addFollowers(writers[0], followers);
  const full = await measureFor(fullTrader);
  for (const offers of allSizes.filter((size) => size > maxScannedOffers && size <= maxSize)) {
    await growTo(offers);
    sizes.push({ offers, measured: await measureFor(trader) });
  }
  const isMet = report({ sizes, full, scans });
  const largest = sizes.at(-1) ?? { offers: 0, measured: full };
  const hotPartitions = hotPartitionsOf(hotKeysOf(measured), largest.measured);
  const rows = Object.values(largest.measured).flat();
  const known = { routes: new Set(rows.map(({ call = '' }) => call)), jobs: jobsWithRows };
  const others = await measureOthers(meter, known);
  if (isMet) writeAccesses({ largest, full, others, hotPartitions, entries: meter.seen.entries });
  return isMet ? 0 : 1;
});
