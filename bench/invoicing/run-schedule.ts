import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { billingShards } from '#lambdas/billing/store/subscription-index-keys.ts';
import { dueLists } from '#lambdas/billing/store/subscription-store.ts';

/** The queue's limit: five batches of ten. */
const jobConcurrency = 50;

/** Returns the businesses that the schedule would queue on a day, in its order. */
async function queuedOn(today: string): Promise<string[]> {
  const queued: string[] = [];
  for (const list of billingShards.flatMap((shard) => dueLists(shard, today))) {
    let position: string | undefined;
    do {
      const page = await list({ limit: 100, position });
      queued.push(...page.items);
      position = page.position;
    } while (position !== undefined);
  }
  return queued;
}

/** Runs the schedule of a São Paulo morning and its jobs. Rejects after a failure, and starts no further job. */
export async function runSchedule(today: string, concurrency = jobConcurrency): Promise<void> {
  const now = new Date(`${today}T09:00:00Z`);
  const jobs = (await queuedOn(today)).values();
  const work = async () => {
    for (const id of jobs) await billBusiness(id, now);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
