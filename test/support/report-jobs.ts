import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job } from '#lambdas/entries/jobs.ts';
import { handler } from '#lambdas/entries/queue/run-reports.ts';
import { aContext, aJob, aShortContext } from './a-job.ts';
import { aReport, reportId } from './builders/a-report.ts';

const userPool = mockClient(CognitoIdentityProviderClient);
const queue = mockClient(SQSClient);

/** Sets the language of the owner's account. */
export function ownerSpeaks(locale: string): void {
  userPool.on(ListUsersCommand).resolves({
    Users: [
      {
        Enabled: true,
        Attributes: [
          { Name: 'email', Value: 'dona@vitrine.test' },
          { Name: 'locale', Value: locale },
        ],
      },
    ],
  });
}

/** Returns the job that makes the file of a report. */
export const makeJob = (fileKey = aReport().fileKey ?? '') =>
  aJob('make-report', { id: reportId, fileKey });

/** Runs one message. Returns whether it succeeded, and the bodies of its follow-up messages. */
async function runReportMessage(body: string, { isShort = false } = {}) {
  const sent: string[] = [];
  queue.reset();
  queue.on(SendMessageBatchCommand).callsFake(({ Entries = [] }) => {
    sent.push(...Entries.map(({ MessageBody = '' }: { MessageBody?: string }) => MessageBody));
    return {};
  });
  const event = { Records: [{ messageId: 'm0', body, attributes: {} }] } as unknown as SQSEvent;
  const { batchItemFailures } = await handler(event, isShort ? aShortContext() : aContext());
  return { hasSucceeded: batchItemFailures.length === 0, sent };
}

/**
 * Runs a job with all follow-up messages; a failed message is retried once. With `isShort`, each message has time for
 * one part. Returns the number of messages.
 */
export async function runReportJob(job: Job, options?: { readonly isShort?: boolean }) {
  let waiting = [JSON.stringify(job)];
  for (let count = 0; count < 50; count += 1) {
    const [body, ...rest] = waiting;
    if (body === undefined) return count;
    const { hasSucceeded, sent } = await runReportMessage(body, options);
    waiting = hasSucceeded ? [...rest, ...sent] : [...rest, body];
  }
  throw new Error('The job never comes to an end');
}
