import type { JobOf } from '#lambdas/entries/jobs.ts';
import type { pictureJobs } from '#lambdas/media/jobs.ts';
import {
  makeLinkPreviewsOfBusiness,
  makeLinkPreviewsOfShop,
  makeLinkPreviewsOfShops,
} from '#lambdas/media/link-previews/make-link-previews.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import { offerStateKey } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { aJob } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

const rowOf = (key: Key, id: string, endsAt: string, status: 'active' | 'inactive' = 'active') => ({
  ...key,
  LSI1SK: offerStateKey(status, endsAt, id),
});
const offerRow = (id: string, ...state: [string, 'inactive'?]) =>
  rowOf(keys.offerOfBusiness(businessId, id), id, ...state);

const future = '2026-12-31T12:00:00.000Z';
const past = '2026-11-01T12:00:00.000Z';

type Work<Name extends keyof typeof pictureJobs> = WorkOf<typeof pictureJobs, Name>;

/** Returns the ids of the previews that are made in the end, and how many messages of the list that takes. */
async function runToEnd<Name extends keyof typeof pictureJobs>(work: Work<Name>, job: JobOf<Name>) {
  const made: string[] = [];
  let list: JobOf<Name> | undefined = job;
  let messages = 0;
  while (list) {
    const next: Awaited<ReturnType<Work<Name>>> = await work(list, now, () => true);
    made.push(...next.filter(({ name }) => name === 'make-link-preview').map(({ id }) => id));
    list = next.find(({ name }) => name === job.name) as typeof list;
    messages += 1;
  }
  return { made, messages };
}

const ids = Array.from({ length: 150 }, (_, number) => String(1000 + number));

describe('the job that makes the previews again', () => {
  it.each([
    ['make-link-previews-of-business', makeLinkPreviewsOfBusiness, 4],
    ['make-link-previews-of-shops', makeLinkPreviewsOfShops, 2],
  ] as const)(
    '%s starts a job for each item, a hundred with each message',
    async (name, work, most) => {
      tableHolds(
        ...ids.map((id) => ({ ...keys.shopOfBusiness(businessId, `shp_${id}`) })),
        ...ids.map((id) => offerRow(`off_${id}`, future)),
        offerRow('off_2', past),
        offerRow('off_3', future, 'inactive'),
      );
      const job = aJob(name, { id: businessId });
      const { made, messages } = await runToEnd(work as Work<typeof name>, job);
      const offers = most === 4 ? ids.map((id) => `off_${id}`) : [];
      expect(made.sort()).toEqual([...offers, ...ids.map((id) => `shp_${id}`)]);
      expect(messages).toBe(most);
    },
  );

  it('of the current offers of a shop pages through them', async () => {
    const rowOfShop = (id: string, endsAt: string) =>
      rowOf(keys.offerOfShop(shopId, `off_${id}`), `off_${id}`, endsAt);
    tableHolds(...ids.map((id) => rowOfShop(id, future)), rowOfShop('9', past));
    const job = aJob('make-link-previews-of-shop', { id: shopId });
    const made = ids.map((id) => `off_${id}`);
    expect(await runToEnd(makeLinkPreviewsOfShop, job)).toEqual({ made, messages: 2 });
  });
});
