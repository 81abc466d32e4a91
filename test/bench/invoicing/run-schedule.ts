import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { billingShards } from '#lambdas/billing/store/billing-shards.ts';
import { dueLists } from '#lambdas/billing/store/due-subscriptions.ts';

/** As many jobs as the queue lets run at the same time: five batches of ten. */
const jobsAtOnce = 50;

/** The businesses that the schedule would queue on a day, in the order of its lists. */
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

/** Runs the schedule of a morning of São Paulo and the jobs that it queues. Rejects once one fails, and begins no more. */
export async function runSchedule(today: string, atOnce = jobsAtOnce): Promise<void> {
  const now = new Date(`${today}T09:00:00Z`);
  const jobs = (await queuedOn(today)).values();
  const work = async () => {
    for (const id of jobs) await billBusiness(id, now);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
