import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { type StackPart, stackName } from '#lib/config/stage-names.ts';
import { hashOf } from '../stage/unless-done.ts';
import type { Synthesized } from './cdk.ts';

/**
 * Returns a hash that identifies one change: the synthesized stacks with their targets, and the templates deployed
 * there now. It covers Lambda code and site files, since templates name assets by content hash. Stacks in `newStacks`
 * count as not deployed.
 */
export async function hashOfChange(
  { stage, assembly }: Synthesized,
  newStacks: readonly StackPart[],
): Promise<string> {
  const namesOfNew = newStacks.map((part) => stackName(stage, part));
  const stacks = new CloudAssembly(assembly).stacks.map(async (stack) => {
    const { stackName: name, environment, template, terminationProtection, tags } = stack;
    const deployed = namesOfNew.includes(name)
      ? null
      : await deployedTemplate(name, environment.region);
    return { name, environment, template, terminationProtection, tags, deployed };
  });
  return hashOf([canonical(await Promise.all(stacks))]);
}

async function deployedTemplate(StackName: string, region: string): Promise<unknown> {
  const { TemplateBody = '' } = await new CloudFormationClient({ region }).send(
    new GetTemplateCommand({ StackName, TemplateStage: 'Original' }),
  );
  return JSON.parse(TemplateBody);
}

/** Returns a value with sorted keys in all its objects. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}
