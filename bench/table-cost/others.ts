import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { type JobName, jobs, type QueueName } from '#lambdas/entries/jobs.ts';
import { table, tableName } from '#lambdas/platform/table/client.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { aContext, bodyOf } from '#test/support/a-job.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { jobToRun } from '#test/support/job-to-run.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import type { Meter } from '../support/meter/meter.ts';
import type { ApiCall, JobCall } from './calls.ts';
import { fakeServices } from './fake-services.ts';
import { type Measured, type Measurement, measureAll } from './measure-calls.ts';

/** The Lambda of each queue. */
const lambdas: Readonly<Record<QueueName, string>> = {
  jobs: 'run-jobs',
  counts: 'run-counts',
  'account-jobs': 'run-account-jobs',
  billing: 'run-billing',
  exports: 'run-exports',
  reports: 'run-reports',
  messages: 'send-messages',
  mails: 'send-mails',
  images: 'run-image-jobs',
  'link-previews': 'run-image-jobs',
  'picture-moves': 'run-picture-moves',
};

/** Stores the items of the tests with other ones in their place, and without some. Accounts and files are as new. */
async function storeItems(changed: readonly Key[] = [], gone: readonly Key[] = []): Promise<void> {
  await fakeServices();
  const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;
  const all = new Map([...everything, ...changed].map((item) => [nameOf(item), item]));
  for (const { PK, SK } of gone) {
    all.delete(nameOf({ PK, SK }));
    await table.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }));
  }
  const items = [...all.values()];
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
  }
}

/** Returns a job of the tests, as its queue delivers it. */
function jobCallOf(name: keyof typeof jobToRun): JobCall {
  const { changed: _, gone: __, ...message } = jobToRun[name];
  const { queue } = jobs[name];
  return [
    name,
    async () => {
      const { handler } = await import(`../../lambdas/entries/queue/${lambdas[queue]}.ts`);
      const record = {
        body: bodyOf({ name, ...message }),
        messageId: 'm0',
        attributes: { ApproximateReceiveCount: '1' },
        eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
      } as SQSRecord;
      const { batchItemFailures } = await handler({ Records: [record] }, aContext());
      if (batchItemFailures.length > 0) throw new Error(`The job ${name} failed.`);
    },
  ];
}

/**
 * Measures the routes and jobs without a row of their own, each with the request or the message of the tests and their
 * items. Their cost does not depend on the content of the table.
 */
export async function measureOthers(
  meter: Meter,
  known: { readonly routes: ReadonlySet<string>; readonly jobs: ReadonlySet<JobName> },
): Promise<Measurement> {
  const calls: Measured[] = [];
  for (const [name] of everyRoute.filter(([name]) => !known.routes.has(name))) {
    await storeItems();
    const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const call: ApiCall = [words, name, requestOf[name]];
    calls.push(...(await measureAll(meter, [call])));
  }
  const measuredJobs: Measured[] = [];
  for (const name of Object.keys(jobToRun) as (keyof typeof jobToRun)[]) {
    if (known.jobs.has(name)) continue;
    await storeItems(jobToRun[name].changed, jobToRun[name].gone);
    measuredJobs.push(...(await measureAll(meter, [jobCallOf(name)])));
  }
  return {
    reads: calls.filter(({ cost }) => cost.writes === 0),
    sparse: [],
    writes: calls.filter(({ cost }) => cost.writes > 0),
    jobs: measuredJobs,
  };
}
