import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import { startJobs } from '#lambdas/platform/jobs/start-jobs.ts';
import { mergeCounts } from '#lambdas/statistics/merge-counts.ts';
import { jobs } from '../jobs.ts';

export const handler = (event: DynamoDBStreamEvent, context: Context) =>
  startJobs(jobs, mergeCounts, event, context);
