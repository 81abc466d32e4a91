// Measures the read units of a year's statistics for chains of 1, 10 and 500 shops. Exits with 1 if the totals read more
// than `mostUnitsOfTotals`.
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { makeBenchTable } from './support/bench-table.ts';
import { Meter } from './support/meter/meter.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import { verdict } from './support/verdict.ts';

const year = { from: '2025-01-01', to: '2025-12-31' };
const chains = [
  { shops: 1, offers: 40, validators: 3 },
  { shops: 10, offers: 150, validators: 20 },
  { shops: 500, offers: 1000, validators: 1000 },
];
const mostUnitsOfTotals = 25;

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
  const { readPeriod, readRows } = await import('#lambdas/statistics/read-statistics.ts');
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
    const rows = await unitsOf(async () => {
      for (const kind of ['shop', 'offer', 'validator'] as const) await readRows(scope, kind, year);
    });
    const request = { as: { userId }, params: { id: businessId }, query: year };
    const call = await unitsOf(() => runCall(['statistics', 'getStatistics', request]));
    meter.detachFrom(table);
    console.log(
      `\n${chain.shops} shops, ${chain.offers} offers, ${chain.validators} validators, ${items} items: by shop, offer and validator ${rows} read units; the whole call ${call}`,
    );
    const text = `totals, days and hours read ${totals} units, of ${mostUnitsOfTotals}`;
    verdicts.push(verdict(totals <= mostUnitsOfTotals, text));
  }
  return verdicts.every(Boolean) ? 0 : 1;
});
