import type { Write } from '#lambdas/platform/table/write.ts';
import { rememberTrial, wasTrialGiven } from './store/trial-store.ts';

/** Returns the write that gives a tax id its trial; undefined if it had one in the last five years. */
export async function takeTrial(taxIdHash: string, now: Date): Promise<Write | undefined> {
  return (await wasTrialGiven(taxIdHash, now)) ? undefined : rememberTrial(taxIdHash, now);
}
