import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { namedQueues, outputsOfQueue } from '#lib/config/stage-names.ts';
import { scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { UserError } from '../process/user-error.ts';
import { stageFolder } from './checkout.ts';

const names = [
  ...['ApiId', 'UserPoolId', 'UserPoolClientId', 'TableName', 'AlarmTopicArn', 'SiteBucketName'],
  ...['DistributionDomainName', 'ExportsBucketName', 'ReportsBucketName', 'ImagesBucketName'],
  ...['ReceiptsBucketName', 'TrialKeySecretArn', 'FailedChangesBucketName'],
  ...['FailedUploadEventsQueueUrl', 'FailedReceiptEventsQueueUrl'],
  ...namedQueues.flatMap((name) => Object.values(outputsOfQueue(name))),
  ...Object.values(scheduledLambdas).map(({ schedule }) => schedule.output),
] as const;

type Name = (typeof names)[number];

const stageOutputs = z.object(
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString>,
);

/** Stack outputs that scripts and tests use. */
export type StageOutputs = z.output<typeof stageOutputs>;

/** Returns the path where `cdk deploy` writes the outputs of each stack. */
export function outputsFile(stage: string): string {
  return path.join(stageFolder(stage), 'outputs.json');
}

/** Reads the outputs of the last deploy from this checkout; throws a UserError if they are incomplete. */
export function readOutputs(stage: string): StageOutputs {
  const file = outputsFile(stage);
  const byStack = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const parsed = stageOutputs.safeParse(Object.assign({}, ...Object.values(byStack)));
  if (parsed.success) return parsed.data;
  throw new UserError(
    `The stage ${stage} was not completely deployed from this checkout; run npm run deploy -- --stage ${stage} first.`,
  );
}

interface Deployed {
  /** Base URL of the local AWS endpoint. */
  readonly endpoint: string;
  readonly outputs: Pick<StageOutputs, 'ApiId'>;
}

/** Returns the base URL of a local stage's API, bypassing CloudFront; a route is `${apiUrl}/health`. */
export const apiUrlOf = ({ endpoint, outputs }: Deployed): string =>
  `${endpoint}/_aws/execute-api/${outputs.ApiId}/api`;
