// Measures how many ended offers the sweep removes from the feeds per minute, compared with removing them one by one.
// Requests to the in-memory table are delayed like by a network. Exits with 1 unless the sweep handles all offers and is
// at least `minRatio` times as fast.
import { setTimeout as pause } from 'node:timers/promises';
import { main } from '#scripts/process/main.ts';
import { aContext } from '#test/support/a-job.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import { verdict } from './support/verdict.ts';

const offers = 600;
const oneByOne = 60;
/** Simulated network round trip, in milliseconds. */
const latency = 10;
const minRatio = 2;

const minutesOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 60_000;
};

await main(async () => {
  tellLambdas('http://127.0.0.1:1', 'vitrine-in-memory');
  const { beforeRequest, tableHolds } = await import('#test/support/memory-table/table.ts');
  const { openTrader, endOffers } = await import('./support/marketplace.ts');
  const { endOffer } = await import('#lambdas/offers/feeds/refresh-feeds.ts');
  const { listEndedOfferIds } = await import('#lambdas/offers/store/find-offers.ts');
  const { handler } = await import('#lambdas/entries/schedule/sweep-feeds.ts');

  tableHolds();
  await endOffers(await openTrader(0, 0), oneByOne + offers);
  const now = new Date();
  beforeRequest(() => pause(latency, undefined));
  const { items: ids } = await listEndedOfferIds(now, { limit: oneByOne, position: undefined });
  const slowMinutes = await minutesOf(async () => {
    for (const id of ids) await endOffer(id, now);
  });
  let done = 0;
  const minutes = await minutesOf(async () => {
    const event = { time: now.toISOString() } as Parameters<typeof handler>[0];
    done = (await handler(event, aContext())).offers.done;
  });
  const [slowRate, rate] = [ids.length / slowMinutes, done / minutes];
  console.log(`one at a time       ${Math.round(slowRate)} offers per minute`);
  console.log(`the sweep           ${Math.round(rate)} offers per minute (${done} of ${offers})`);
  const ratio = rate / slowRate;
  const text = `${ratio.toFixed(1)} times as fast as one at a time`;
  return verdict(done === offers && ratio >= minRatio, text) ? 0 : 1;
});
