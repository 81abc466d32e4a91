import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CloudFormationClient,
  paginateDescribeStacks,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';
import { stageFolder } from '../stage/checkout.ts';
import { clientSettings } from '../stage/client-settings.ts';

const recordSchema = z.object({
  fingerprint: z.string(),
  endpoint: z.string(),
  /** The ids of all stacks of the stage; an id is never given twice, a name may be. */
  stackIds: z.array(z.string()),
  /** Those among them that this checkout made, and did not find there. */
  madeHere: z.array(z.string()),
});

/** What this checkout last deployed to a local stage, and from what. */
export type DeployRecord = z.output<typeof recordSchema>;

function recordFile(stage: string): string {
  return path.join(stageFolder(stage), 'deployed.json');
}

export function readDeployRecord(stage: string): DeployRecord | undefined {
  const file = recordFile(stage);
  if (!existsSync(file)) return undefined;
  const parsed = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

export function writeDeployRecord(stage: string, record: DeployRecord): void {
  writeFileSync(recordFile(stage), `${JSON.stringify(record, null, 2)}\n`);
}

export function forgetDeploy(stage: string): void {
  rmSync(recordFile(stage), { force: true });
}

/** All stacks that the endpoint has, of whatever stage or project. */
export async function stacksAt(endpoint: string): Promise<readonly Stack[]> {
  const client = new CloudFormationClient(clientSettings(endpoint));
  try {
    const stacks: Stack[] = [];
    for await (const page of paginateDescribeStacks({ client }, {})) {
      stacks.push(...(page.Stacks ?? []));
    }
    return stacks.filter((stack) => stack.StackStatus !== 'DELETE_COMPLETE');
  } finally {
    client.destroy();
  }
}

/** The ids of a stage's stacks among those the endpoint has. */
export function stackIdsOf(stage: string, stacks: readonly Stack[]): string[] {
  return stacks
    .filter((stack) => stack.StackName?.startsWith(`vitrine-${stage}-`))
    .flatMap((stack) => stack.StackId ?? []);
}

/**
 * What to note of a deploy: a stack that was there before and that this checkout had not made stays
 * another's, however often it is deployed over.
 */
export function madeHere(
  record: DeployRecord | undefined,
  before: readonly string[],
  after: readonly string[],
): string[] {
  return after.filter((id) => !before.includes(id) || record?.madeHere.includes(id));
}

const isWhole = /^(CREATE|UPDATE)_COMPLETE$/;

/** Whether every stack of the record still stands at the endpoint, whole. */
export function isStillDeployed(record: DeployRecord, stacks: readonly Stack[]): boolean {
  const whole = new Set(
    stacks.filter((stack) => isWhole.test(stack.StackStatus ?? '')).map((stack) => stack.StackId),
  );
  return record.stackIds.length > 0 && record.stackIds.every((id) => whole.has(id));
}
