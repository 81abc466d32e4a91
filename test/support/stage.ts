import { setTimeout as pause } from 'node:timers/promises';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Job } from '#lambdas/entries/jobs.ts';
import { localLocations } from '#lib/config/config.ts';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { type CaughtMail, caughtMails } from '#scripts/local-endpoint/mails.ts';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import { apiUrlOf, readOutputs, type StageOutputs } from '#scripts/stage/outputs.ts';
import type { ClientOfPool } from './stories/sign-in-by-srp.ts';

/** The stage of integration and end-to-end tests. */
interface StageUnderTest {
  readonly outputs: StageOutputs;
  /** Base URL of the local AWS endpoint. */
  readonly endpoint: string;
  /** Base URL of the API gateway, bypassing CloudFront; a route is `${apiUrl}/health`. */
  readonly apiUrl: string;
  /** Base URL of the site in a browser; served only during the end-to-end tests. */
  readonly siteUrl: string;
}

/** Returns the test stage from the outputs of its last deploy. */
export function stageUnderTest(): StageUnderTest {
  const outputs = readOutputs('test');
  const endpoint = endpointAddress('test');
  return {
    outputs,
    endpoint,
    apiUrl: apiUrlOf({ endpoint, outputs }),
    siteUrl: `http://localhost:${localLocations.test.sitePort}`,
  };
}

/** Returns AWS SDK client settings (endpoint, region, credentials) for the stage under test. */
export function awsClientSettings() {
  return clientSettings(endpointAddress('test'));
}

type Queue = Extract<keyof StageOutputs, `${string}QueueUrl`>;

/** Queues a job without delay. */
export async function queueJob(queue: Queue, job: Job): Promise<void> {
  const client = new SQSClient(awsClientSettings());
  await client.send(
    new SendMessageCommand({
      QueueUrl: stageUnderTest().outputs[queue],
      MessageBody: JSON.stringify(job),
      // Otherwise the queue of previews delays its jobs.
      DelaySeconds: 0,
    }),
  );
  client.destroy();
}

/** Returns the mails to an address, oldest first. */
export const mailsTo = (address: string): Promise<CaughtMail[]> =>
  caughtMails(endpointAddress('test'), address);

/**
 * Returns the six-digit code in the newest mail to an address. Polls, since mails arrive after the call; throws if none
 * arrives.
 */
export async function waitForCode(to: string, timeLimitSeconds = 20): Promise<string> {
  const deadline = Date.now() + timeLimitSeconds * 1000;
  while (Date.now() < deadline) {
    const codes = (await mailsTo(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    const code = codes.findLast((found) => found !== undefined);
    if (code) return code;
    await pause(200);
  }
  throw new Error(`No mail with a code to ${to} within ${timeLimitSeconds} s.`);
}

/** Returns the web app's client in the stage's user pool. */
export function ourClient(): ClientOfPool {
  const { UserPoolId, UserPoolClientId } = stageUnderTest().outputs;
  return { poolId: UserPoolId, clientId: UserPoolClientId };
}
