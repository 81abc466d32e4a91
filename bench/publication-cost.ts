// Measures the units of counting running offers after publications into 20 shops with 1,000 running offers each: after
// one publication, and after ten whose jobs all run after the last. Exits with 1 if ten read more than `maxRatio` times
// as much as one.
import { setTimeout as pause } from 'node:timers/promises';
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { makeBenchTable } from './support/bench-table.ts';
import { Meter } from './support/meter/meter.ts';
import { tellLambdas } from './support/tell-lambdas.ts';

const shops = 20;
const offers = 1000;
const publications = 10;
const maxRatio = 1.5;
/** Milliseconds that a job waits. */
const delay = 3000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  const { openTrader } = await import('./support/marketplace.ts');
  const { writeOffers } = await import('#scripts/seed/direct-writes.ts');
  const { workOfJobs } = await import('#lambdas/entries/queue/run-jobs.ts');
  const { newId } = await import('#lambdas/platform/text/new-id.ts');
  const { table } = await import('#lambdas/platform/table/client.ts');
  const { exists } = await import('#lambdas/platform/table/conditions.ts');
  const { keys } = await import('#lambdas/platform/table/keys.ts');
  const { commit, update } = await import('#lambdas/platform/table/transaction.ts');
  const { findShop } = await import('#lambdas/shops/store/shop-store.ts');
  const { insertShop } = await import('#lambdas/shops/store/shop-store.ts');

  const trader = await openTrader(0, 0);
  const first = await findShop(trader.shopId);
  if (!first) throw new Error('The shop is gone.');
  const limits = { maxShops: shops, maxActiveOffers: offers, maxValidatorsPerShop: 1 };
  const shopsIds = [first.id];
  while (shopsIds.length < shops) {
    const id = newId('shop', new Date());
    await commit(insertShop({ ...first, id, shopIdentifier: `loja${shopsIds.length}` }, limits));
    shopsIds.push(id);
  }
  const publish = (count: number) =>
    writeOffers(
      Array.from({ length: count }, (_, row) => ({
        title: `Oferta ${row}`,
        originalPrice: 20,
        offerPrice: 10,
        imagesUrls: [],
        shopsIds,
        paymentOptions: ['PAYMENT_OPTION_PIX' as const],
        expirationDate: dayFrom(new Date(), 20 + (row % 300)),
      })),
      trader,
    );
  const meter = new Meter(url, made.name, made.shape);
  /** Returns the units of the counts after a number of publications. */
  const measure = async (count: number) => {
    // The offers have been written; the stored counts are the ones before.
    const isOld = { ...exists, values: { ':old': offers - count } };
    for (const id of shopsIds) {
      await commit([update(keys.shopCounters(id), 'SET offersCount = :old', isOld)]);
    }
    await pause(2 * delay);
    const at = new Date(Date.now() - delay).toISOString();
    meter.attachTo(table);
    const { cost } = await meter.measure(async () => {
      for (let number = 0; number < count; number += 1) {
        for (const id of shopsIds) {
          const job = { name: 'refresh-offers-count', id, businessId: id, at } as const;
          await workOfJobs['refresh-offers-count'](job, new Date(), () => true);
        }
      }
    });
    meter.detachFrom(table);
    console.log(`counts after ${count} publications   ${cost.reads} read, ${cost.writes} write`);
    return cost.reads;
  };

  await publish(offers);
  const one = await measure(1);
  const ten = await measure(publications);
  const isMet = ten <= maxRatio * one;
  console.log(`\n${isMet ? '✓' : '✗'} ${(ten / one).toFixed(1)} times the reads of one`);
  return isMet ? 0 : 1;
});
