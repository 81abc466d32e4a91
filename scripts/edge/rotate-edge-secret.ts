import type { Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { deployToAws } from '../cdk/deploy-to-aws.ts';
import { step } from '../steps/step.ts';
import { endRotation, startRotation } from './edge-secret.ts';

/**
 * Replaces the secret by which the API of a stage knows its distribution, without a refused call: the first deploy lets
 * the API accept both values and then the distribution send the new one, the second takes the old one from the API. A
 * rotation that was interrupted is continued.
 */
export async function rotateEdgeSecret(stage: Stage): Promise<void> {
  const region = await requireAccount(stage);
  await step(`Secret of the edge of ${stage}`, async (note) => {
    const isNew = await startRotation(stage, { region });
    note(isNew ? 'has a new value' : 'an earlier rotation is continued');
  });
  await deployToAws(stage);
  await endRotation(stage, { region });
  await deployToAws(stage);
}
