import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { put } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Years until a trial is forgotten. */
const retentionYears = 5;

/** Returns whether a tax id had a trial, read strongly. Ignores expired items that DynamoDB still stores. */
async function wasTrialGiven(taxIdHash: string, now: Date): Promise<boolean> {
  const item = await getItem(keys.trial(taxIdHash));
  return item !== undefined && Number(item['ttl']) * 1000 > now.getTime();
}

/** Records the trial of a tax id. Fails if another business got it meanwhile. */
function rememberTrial(taxIdHash: string, now: Date): Write {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  const seconds = Math.ceil(end.getTime() / 1000);
  return put(
    { ...keys.trial(taxIdHash), ttl: seconds },
    {
      expression: 'attribute_not_exists(PK) OR #ttl <= :now',
      names: { '#ttl': 'ttl' },
      values: { ':now': Math.floor(now.getTime() / 1000) },
    },
  );
}

/** Returns the write that gives a tax id its trial; undefined if it had one in the last five years. */
export async function takeTrial(taxIdHash: string, now: Date): Promise<Write | undefined> {
  return (await wasTrialGiven(taxIdHash, now)) ? undefined : rememberTrial(taxIdHash, now);
}
