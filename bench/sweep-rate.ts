// Measures how many ended offers the sweep removes from the feeds per minute, compared with removing them one by one.
// Requests to the table are delayed, because the local endpoint has no network latency. Exits with 1 unless the sweep
// handles all offers and is at least `minRatio` times as fast.
import { setTimeout as pause } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { makeBenchTable } from './support/bench-table.ts';
import { tellLambdas } from './support/tell-lambdas.ts';

const offers = 600;
const oneByOne = 60;
/** Simulated network round trip, in milliseconds. */
const latency = 10;
const minRatio = 2;

/** Delays every request of a client by the simulated latency. */
function addLatency(client: DynamoDBDocumentClient): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      await pause(latency);
      return next(args);
    },
    { step: 'initialize', name: 'latency' },
  );
}

const minutesOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 60_000;
};

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  const { openTrader, endOffers } = await import('./support/marketplace.ts');
  const { table } = await import('#lambdas/platform/table/client.ts');
  const { endOffer } = await import('#lambdas/offers/feeds/refresh-feeds.ts');
  const { listEndedOfferIds } = await import('#lambdas/offers/store/find-offers.ts');
  const { handler } = await import('#lambdas/entries/schedule/sweep-feeds.ts');

  const trader = await openTrader(0, 0);
  await endOffers(trader, oneByOne + offers);
  const now = new Date();
  addLatency(table);

  const { items: ids } = await listEndedOfferIds(now, { limit: oneByOne, position: undefined });
  const slowMinutes = await minutesOf(async () => {
    for (const id of ids) await endOffer(id, now);
  });
  let done = 0;
  const minutes = await minutesOf(async () => {
    const context = { getRemainingTimeInMillis: () => 300_000 } as Context;
    const outcome = await handler({ time: now.toISOString() } as ScheduledEvent, context);
    done = outcome.offers.done;
  });
  const rate = done / minutes;
  const slowRate = ids.length / slowMinutes;
  console.log(`one at a time       ${Math.round(slowRate)} offers per minute`);
  console.log(`the sweep           ${Math.round(rate)} offers per minute (${done} of ${offers})`);
  const ratio = rate / slowRate;
  const isMet = done === offers && ratio >= minRatio;
  console.log(`\n${isMet ? '✓' : '✗'} ${ratio.toFixed(1)} times as fast as one at a time`);
  return isMet ? 0 : 1;
});
