// Measures the units of publications into 20 shops with 1,000 running offers each: the counts of their running offers
// after one, and after ten in a moment, whose jobs all run after the last of them. Exits with 1 where the reads of ten
// are more than `maxRatio` times those of one.
import { setTimeout as pause } from 'node:timers/promises';
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { dayFrom } from '#scripts/seed/seed-days.ts';
import { makeBenchTable } from './table-cost/bench-table.ts';
import { Meter } from './table-cost/meter.ts';
import { tellLambdas } from './table-cost/tell-lambdas.ts';

const shops = 20;
const offers = 1000;
const publications = 10;
const maxRatio = 1.5;
/** Milliseconds for which a job waits. */
const delay = 3000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const made = await makeBenchTable(url);
  beforeExit(made.remove);
  tellLambdas(url, made.name);
  const { openTrader } = await import('./table-cost/marketplace.ts');
  const { writeOffers } = await import('#scripts/seed/write-offers.ts');
  const { workOfJobs } = await import('#lambdas/entries/queue/run-jobs.ts');
  const { newId } = await import('#lambdas/platform/text/new-id.ts');
  const { table } = await import('#lambdas/platform/table/client.ts');
  const { exists } = await import('#lambdas/platform/table/conditions.ts');
  const { keys } = await import('#lambdas/platform/table/keys.ts');
  const { commit, update } = await import('#lambdas/platform/table/transaction.ts');
  const { findShop } = await import('#lambdas/shops/store/find-shops.ts');
  const { insertShop } = await import('#lambdas/shops/store/write-shop.ts');

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
  /** The units of the counts that follow so many publications. */
  const measure = async (count: number) => {
    // The stored counts are those of before the publications, which have been written.
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
