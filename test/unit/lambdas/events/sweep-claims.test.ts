import { handler } from '#lambdas/entries/schedule/sweep-claims.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { codeNo } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { bakeryHas, claimed, count } from '#test/support/counted-events.ts';
import { itemAt } from '#test/support/memory-table/table.ts';
import { queuedJobs } from '#test/support/mocked-queue.ts';

const sweep = (time: string) => handler({ time } as Parameters<typeof handler>[0], aContext());

/** Runs the counts that the sweep queued. */
async function countQueued() {
  for (const job of queuedJobs()) if (job.name === 'count-events') await count(...job.events);
}

const expired = () => itemAt(keys.statisticsOfDay(shopId, '2026-11-30'))?.['e'];

beforeEach(async () => {
  bakeryHas(0);
  await count(
    claimed(),
    claimed({ id: codeNo(1) }),
    claimed({ id: codeNo(2), offerId: offerNo(2).id }),
  );
});

describe('the sweep of claims', () => {
  it('waits eight days after the last day of the claims', async () => {
    expect(await sweep('2026-12-07T10:00:00Z')).toEqual({ queued: 0 });
    expect(await sweep('2026-12-08T10:00:00Z')).toEqual({ queued: 2 });
  });

  it('queues the claims of a business in one job, by offer', async () => {
    await sweep('2026-12-08T10:00:00Z');
    expect(queuedJobs()).toMatchObject([
      { name: 'count-events', id: businessId, events: [{ offerId: offerNo(2).id }, { offerId }] },
    ]);
    await countQueued();
    expect(expired()).toBe(3);
  });

  it('finds claims that an earlier run left, and none twice', async () => {
    expect(await sweep('2026-12-14T10:00:00Z')).toEqual({ queued: 2 });
    await countQueued();
    expect(await sweep('2026-12-14T11:00:00Z')).toEqual({ queued: 0 });
    expect(expired()).toBe(3);
  });

  it('stops at its time limit, and fails, so that an alarm is raised', async () => {
    const ending = { ...aContext(), getRemainingTimeInMillis: () => 0 };
    await expect(
      handler({ time: '2026-12-08T10:00:00Z' } as Parameters<typeof handler>[0], ending),
    ).rejects.toThrow('No time for all claims');
  });
});
