import type { Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { buildAwsTarget } from './aws-target.ts';
import { cdkInTerminal } from './cdk.ts';

/** Shows what a deploy of the stage would change. */
export async function diffWithAws(stage: Stage): Promise<void> {
  await requireAccount(stage);
  const target = await buildAwsTarget(stage);
  await cdkInTerminal('diff', ['--all'], target, { name: `The diff of ${stage}` });
}
