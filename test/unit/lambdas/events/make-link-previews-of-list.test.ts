import type { Job } from '#lambdas/events/jobs.ts';
import { makeLinkPreviewsOfBusiness } from '#lambdas/events/make-link-previews-of-business.ts';
import { makeLinkPreviewsOfShop } from '#lambdas/events/make-link-previews-of-shop.ts';
import { makeLinkPreviewsOfShops } from '#lambdas/events/make-link-previews-of-shops.ts';
import type { Work } from '#lambdas/events/run-batch.ts';
import { keys, offerStateKey } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { tableHolds } from '#test/support/mocked-table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

const shopRow = (id: string) => keys.shopOfBusiness(businessId, id);
const offerRow = (id: string, status: 'active' | 'inactive', endsAt: string) => ({
  ...keys.offerOfBusiness(businessId, id),
  LSI1SK: offerStateKey(status, endsAt, id),
});

const future = '2026-12-31T12:00:00.000Z';
const past = '2026-11-01T12:00:00.000Z';

/** The ids of the previews that are made in the end, and how many messages of the list that takes. */
async function runToEnd(work: Work, job: Job) {
  const made: string[] = [];
  let list: Job | undefined = job;
  let messages = 0;
  while (list) {
    const next: readonly Job[] = await work(list, now);
    made.push(...next.filter(({ name }) => name === 'make-link-preview').map(({ id }) => id));
    list = next.find(({ name }) => name === job.name);
    messages += 1;
  }
  return { made, messages };
}

describe('the job that makes the previews of a business again', () => {
  const job: Job = { name: 'make-link-previews-of-business', id: businessId };
  const run = () => runToEnd(makeLinkPreviewsOfBusiness, job);

  it('starts a job for each shop and each current offer', async () => {
    tableHolds();
    queriesFind(
      shopRow('shp_1'),
      shopRow('shp_2'),
      offerRow('off_1', 'active', future),
      offerRow('off_2', 'active', past),
      offerRow('off_3', 'inactive', future),
    );
    expect(await run()).toEqual({ made: ['shp_2', 'shp_1', 'off_1'], messages: 2 });
  });

  it('pages through both lists, a hundred for each message', async () => {
    const ids = Array.from({ length: 150 }, (_, number) => String(1000 + number));
    tableHolds();
    queriesFind(
      ...ids.map((id) => shopRow(`shp_${id}`)),
      ...ids.map((id) => offerRow(`off_${id}`, 'active', future)),
    );
    const { made, messages } = await run();
    expect(new Set(made).size).toBe(300);
    expect(made).toHaveLength(300);
    expect(messages).toBe(4);
  });
});

it('makes the previews of the shops of a business again without those of its offers', async () => {
  const ids = Array.from({ length: 150 }, (_, number) => `shp_${1000 + number}`);
  queriesFind(...ids.map((id) => shopRow(id)), offerRow('off_1', 'active', future));
  const job: Job = { name: 'make-link-previews-of-shops', id: businessId };
  const { made, messages } = await runToEnd(makeLinkPreviewsOfShops, job);
  expect([made.sort(), messages]).toEqual([ids, 2]);
});

describe('the job that makes the previews of the offers of a shop again', () => {
  it('pages through the current ones', async () => {
    const ids = Array.from({ length: 150 }, (_, number) => `off_${1000 + number}`);
    const rowOf = (id: string, endsAt: string) => ({
      ...keys.offerOfShop(shopId, id),
      LSI1SK: offerStateKey('active', endsAt, id),
    });
    tableHolds();
    queriesFind(...ids.map((id) => rowOf(id, future)), rowOf('off_9', past));
    const job: Job = { name: 'make-link-previews-of-shop', id: shopId };
    expect(await runToEnd(makeLinkPreviewsOfShop, job)).toEqual({ made: ids, messages: 2 });
  });
});
