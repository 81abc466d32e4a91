import { mkdirSync } from 'node:fs';
import { checkout, stageFolder } from '../stage/checkout.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import type { LocalStage } from '../stage/local-stage.ts';
import { outputsFile, readOutputs, type StageOutputs } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { bootstrap } from './bootstrap.ts';
import { cdk, type Target } from './cdk.ts';
import {
  isStillDeployed,
  madeHere,
  readDeployRecord,
  stackIdsOf,
  stacksAt,
  writeDeployRecord,
} from './deployed-stacks.ts';
import { fingerprint } from './fingerprint.ts';

/** Stands for a deploy that began and may not have come to its end. */
const unfinished = 'unfinished';

/**
 * Bootstraps the endpoint and deploys all stacks to it, unless exactly that is deployed already. `context`
 * is what the synthesis takes besides the stage.
 */
export async function deployLocally(
  stage: LocalStage,
  endpoint: string,
  context: Readonly<Record<string, string>> = {},
): Promise<StageOutputs> {
  return step(`Stacks of stage ${stage}`, async () => {
    const stacks = await stacksAt(endpoint);
    const wanted = fingerprint(checkout, [endpoint, process.version, JSON.stringify(context)]);
    const record = readDeployRecord(stage);
    if (
      record?.fingerprint === wanted &&
      record.endpoint === endpoint &&
      isStillDeployed(record, stacks)
    ) {
      return { value: readOutputs(stage), note: 'skipped, nothing changed since the last deploy' };
    }
    const target = { stage, env: localEnvironment(process.env, endpoint), context };
    mkdirSync(stageFolder(stage), { recursive: true });
    const known = record?.endpoint === endpoint ? record : undefined;
    // What has come since a deploy that was cut short is of that deploy.
    const before = known?.fingerprint === unfinished ? known.stackIds : stackIdsOf(stage, stacks);
    const note = (state: string, ids: readonly string[]) =>
      writeDeployRecord(stage, {
        fingerprint: state,
        endpoint,
        stackIds: [...ids],
        madeHere: madeHere(known, before, ids),
      });
    // Until it is done nothing may be skipped, and what was ours stays known as ours.
    note(unfinished, before);
    if (!stacks.some((stack) => stack.StackName === 'CDKToolkit')) await bootstrap(target);
    try {
      await deploy(target);
    } catch (error) {
      note(unfinished, stackIdsOf(stage, await stacksAt(endpoint)));
      throw error;
    }
    note(wanted, stackIdsOf(stage, await stacksAt(endpoint)));
    return { value: readOutputs(stage), note: 'deployed' };
  });
}

async function deploy(target: Target): Promise<void> {
  await cdk(
    'deploy',
    [
      '--all',
      '--method=direct',
      '--concurrency=4',
      '--require-approval=never',
      '--outputs-file',
      outputsFile(target.stage),
    ],
    target,
    { name: 'The local deploy', timeLimitSeconds: 480 },
  );
}
