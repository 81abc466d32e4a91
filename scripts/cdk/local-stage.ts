import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from '@aws-sdk/client-cloudformation';
import type { LocalStage } from '#lib/config/config.ts';
import { ensureEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { findEndpoint } from '../local-endpoint/find-endpoint.ts';
import { ensureSender } from '../local-endpoint/mails.ts';
import { withProgress } from '../process/progress.ts';
import { ensurePushContext, removePushKeys } from '../secrets/push-keys.ts';
import { ensureVoucherKeys, removeVoucherKeys } from '../secrets/voucher-keys.ts';
import { checkout, stageFolder } from '../stage/checkout.ts';
import { clientSettings, localEnvironment } from '../stage/local-environment.ts';
import { outputsFile, readOutputs, type StageOutputs } from '../stage/outputs.ts';
import { hashOf, unlessDone } from '../stage/unless-done.ts';
import { bootstrap, cdk } from './cdk.ts';
import { deployInputs } from './deploy-inputs.ts';
import { emptyBucketsOf, stacksNamed } from './stacks.ts';

/**
 * Tag with the checkout that created a stack. Deploys by other checkouts keep it, since several may share the endpoint
 * in `AWS_ENDPOINT_URL`.
 */
const ownerTag = 'vitrine:checkout';
const thisCheckout = hashOf([checkout]).slice(0, 16);
const ownerOf = ({ Tags }: Stack) => Tags?.find(({ Key }) => Key === ownerTag)?.Value ?? 'unknown';

export interface LocalDeployment {
  readonly stage: LocalStage;
  readonly endpoint: string;
  readonly outputs: StageOutputs;
}

/**
 * Starts a stage's endpoint and deploys all stacks, unless nothing changed since the last deploy. `changes` holds
 * further context values. The first deploy creates the push keys.
 */
export async function deployLocally(
  stage: LocalStage,
  changes: Readonly<Record<string, string>> = {},
): Promise<LocalDeployment> {
  const endpoint = await ensureEndpoint(stage);
  const settings = clientSettings(endpoint);
  await ensureSender(stage, settings);
  await ensureVoucherKeys(stage, settings);
  const { kind = 'built-in' } = (await findEndpoint(endpoint)) ?? {};
  const context = { endpoint: kind, ...(await ensurePushContext(stage, settings)), ...changes };
  const sources = deployInputs.map((name) => path.join(checkout, name));
  const inputs = async () => {
    const stacks = await stacksNamed(`vitrine-${stage}-`, settings);
    const states = stacks.map(({ StackId, StackStatus }) => `${StackId} ${StackStatus}`);
    return hashOf([endpoint, process.version, context, states.sort()], sources);
  };
  const deploy = async () => {
    const target = { stage, env: localEnvironment(process.env, endpoint), context };
    mkdirSync(stageFolder(stage), { recursive: true });
    const [toolkit] = await stacksNamed('CDKToolkit', settings);
    if (!toolkit) await bootstrap(target);
    const [found] = await stacksNamed(`vitrine-${stage}-`, settings);
    const owner = found ? ownerOf(found) : thisCheckout;
    const args = ['--all', '--method=direct', '--concurrency=4', '--require-approval=never'];
    // These replace the tags of the synthesized stacks.
    const tags = ['--tags', `vitrine:stage=${stage}`, '--tags', `${ownerTag}=${owner}`];
    await cdk('deploy', [...args, ...tags, '--outputs-file', outputsFile(stage)], target, {
      name: 'The local deploy',
      timeLimitSeconds: 480,
    });
  };
  await withProgress(`Stacks of stage ${stage}`, async (note) => {
    const deployed = await unlessDone(path.join(stageFolder(stage), 'deployed'), inputs, deploy);
    note(deployed ? 'deployed' : 'skipped, nothing changed since the last deploy');
  });
  return { stage, endpoint, outputs: readOutputs(stage) };
}

/** Removes the stacks of a stage from its local endpoint, if this checkout created them. */
export async function destroyLocally(stage: LocalStage): Promise<void> {
  const endpoint = await ensureEndpoint(stage);
  const settings = clientSettings(endpoint);
  await withProgress(`Stacks of stage ${stage}`, async (note) => {
    const stacks = await stacksNamed(`vitrine-${stage}-`, settings);
    if (stacks.length === 0) return note('there are none');
    if (stacks.some((stack) => ownerOf(stack) !== thisCheckout)) {
      return note('left alone, another checkout deployed them');
    }
    await emptyBucketsOf(stage, settings);
    const target = { stage, env: localEnvironment(process.env, endpoint) };
    await cdk('destroy', ['--all', '--force'], target, {
      name: 'Removing the stacks',
      timeLimitSeconds: 300,
    });
    await removePushKeys(stage, settings);
    await removeVoucherKeys(stage, settings);
    rmSync(outputsFile(stage), { force: true });
    note('removed');
  });
}
