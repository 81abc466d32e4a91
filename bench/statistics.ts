// Measures the read units of a year's statistics for chains of 1, 10 and 500 shops, and the writes of an event. Checks
// that 5,000 events, some duplicated and out of order, are counted exactly. Exits with 1 if a count is wrong or a limit
// is exceeded.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { makeBenchTable } from './support/bench-table.ts';
import { Meter } from './support/meter/meter.ts';
import { tellLambdas } from './support/tell-lambdas.ts';

const year = { from: '2025-01-01', to: '2025-12-31' };
const chains = [
  { shops: 1, offers: 40, validators: 3 },
  { shops: 10, offers: 150, validators: 20 },
  { shops: 500, offers: 1000, validators: 1000 },
];
const events = 5000;
const mostUnitsOfTotals = 25;

const verdict = (isMet: boolean, text: string) => {
  console.log(`${isMet ? '✓' : '✗'} ${text}`);
  return isMet;
};

await main(async () => {
  const endpoint = await ensureEndpoint('test');
  const made = await makeBenchTable(endpoint);
  beforeExit(made.remove);
  tellLambdas(endpoint, made.name);
  // The local endpoint is slow with many items.
  const { tableTimeouts } = await import('#lambdas/platform/table/timeouts.ts');
  Object.assign(tableTimeouts, { requestTimeout: 120_000 });
  const { openTrader } = await import('./support/marketplace.ts');
  const { table } = await import('#lambdas/platform/table/client.ts');
  const { readPeriod, readRows, readTotals } = await import(
    '#lambdas/statistics/read-statistics.ts'
  );
  const { countDisturbed } = await import('./statistics/exact-count.ts');
  const { storeYears } = await import('./statistics/year-of-chain.ts');
  const { runCall } = await import('./support/run-call.ts');
  const meter = new Meter(endpoint, made.name, made.shape);
  const unitsOf = async (work: () => Promise<unknown>) => (await meter.measure(work)).cost.reads;

  const verdicts: boolean[] = [];
  for (const [number, chain] of chains.entries()) {
    const { businessId, userId } = await openTrader(number, 0);
    const scope = { businessId };
    const items = await storeYears({ businessId, ...chain });
    meter.attachTo(table);
    const totals = await unitsOf(() => readPeriod(scope, year));
    const before = await unitsOf(() => readTotals(scope, { from: '2024-01-01', to: '2024-12-31' }));
    const rows = await unitsOf(async () => {
      for (const kind of ['shop', 'offer', 'validator'] as const) await readRows(scope, kind, year);
    });
    const request = { as: { userId }, params: { id: businessId }, query: year };
    const call = await unitsOf(() => runCall(['statistics', 'getStatistics', request]));
    meter.detachFrom(table);
    const name = `${chain.shops} shops, ${chain.offers} offers, ${chain.validators} validators`;
    console.log(
      `\n${name}, ${items} items: by shop, offer and validator ${rows} read units; as many days before ${before}; the whole call ${call}`,
    );
    verdicts.push(
      verdict(
        totals <= mostUnitsOfTotals,
        `totals, days and hours read ${totals} units, of ${mostUnitsOfTotals}`,
      ),
    );
  }

  const { businessId } = await openTrader(chains.length, 0);
  meter.attachTo(table);
  const counted = await countDisturbed(meter, businessId, events);
  meter.detachFrom(table);
  const { delivered, different, isExact, jobs, units } = counted;
  const text = `${different} events, ${delivered} as delivered, in ${jobs} jobs, are counted exactly; each writes ${units.toFixed(1)} units`;
  return [...verdicts, verdict(isExact, text)].every(Boolean) ? 0 : 1;
});
