import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type ScheduledName, scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { UserError } from '../process/user-error.ts';
import { stageFolder } from './checkout.ts';

type OutputOfSchedule = (typeof scheduledLambdas)[ScheduledName]['schedule']['output'];

const ofSchedules = Object.fromEntries(
  Object.values(scheduledLambdas).map(({ schedule }) => [schedule.output, z.string()]),
) as Readonly<Record<OutputOfSchedule, z.ZodMiniString>>;

const stageOutputs = z.object({
  ApiId: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  TableName: z.string(),
  AlarmTopicArn: z.string(),
  SiteBucketName: z.string(),
  DistributionDomainName: z.string(),
  JobsQueueUrl: z.string(),
  FailedJobsQueueUrl: z.string(),
  CountsQueueUrl: z.string(),
  FailedCountsQueueUrl: z.string(),
  AccountJobsQueueUrl: z.string(),
  BillingsQueueUrl: z.string(),
  FailedBillingsQueueUrl: z.string(),
  FailedAccountJobsQueueUrl: z.string(),
  ExportsQueueUrl: z.string(),
  FailedExportsQueueUrl: z.string(),
  ExportsBucketName: z.string(),
  ReportsQueueUrl: z.string(),
  FailedReportsQueueUrl: z.string(),
  ReportsBucketName: z.string(),
  ImagesBucketName: z.string(),
  ReceiptsBucketName: z.string(),
  TrialKeySecretArn: z.string(),
  MessagesQueueUrl: z.string(),
  FailedMessagesQueueUrl: z.string(),
  MailsQueueUrl: z.string(),
  FailedMailsQueueUrl: z.string(),
  ImagesQueueUrl: z.string(),
  FailedImagesQueueUrl: z.string(),
  LinkPreviewsQueueUrl: z.string(),
  FailedLinkPreviewsQueueUrl: z.string(),
  PictureMovesQueueUrl: z.string(),
  FailedPictureMovesQueueUrl: z.string(),
  ViewsQueueUrl: z.string(),
  FailedViewsQueueUrl: z.string(),
  FailedUploadEventsQueueUrl: z.string(),
  FailedReceiptEventsQueueUrl: z.string(),
  FailedChangesBucketName: z.string(),
  ...ofSchedules,
});

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
