import type { Stage } from '#lib/config/config.ts';
import { deployToAws } from '../cdk/deploy-to-aws.ts';
import { withProgress } from '../process/progress.ts';
import { requireAccount } from '../stage/aws-account.ts';
import { endRotation, startRotation } from './edge-secret.ts';

/**
 * Replaces the edge secret of a stage without refused calls. In the first deploy, the API accepts both values before
 * the distribution sends the new one; the second deploy drops the old value. Continues an interrupted rotation.
 */
export async function rotateEdgeSecret(stage: Stage): Promise<void> {
  const region = await requireAccount(stage);
  await withProgress(`Secret of the edge of ${stage}`, async (note) => {
    const isNew = await startRotation(stage, { region });
    note(isNew ? 'has a new value' : 'an earlier rotation is continued');
  });
  await deployToAws(stage);
  await endRotation(stage, { region });
  await deployToAws(stage);
}
