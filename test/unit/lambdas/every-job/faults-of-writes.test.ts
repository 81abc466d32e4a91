import {
  ChangeMessageVisibilityCommand,
  GetQueueUrlCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { type Job, jobs } from '#lambdas/entries/jobs.ts';
import { handler as runAccountJobs } from '#lambdas/entries/queue/run-account-jobs.ts';
import { handler as runBilling } from '#lambdas/entries/queue/run-billing.ts';
import { handler as runCounts } from '#lambdas/entries/queue/run-counts.ts';
import { handler as runExports } from '#lambdas/entries/queue/run-exports.ts';
import { handler as runImageJobs } from '#lambdas/entries/queue/run-image-jobs.ts';
import { handler as runJobs } from '#lambdas/entries/queue/run-jobs.ts';
import { handler as runPictureMoves } from '#lambdas/entries/queue/run-picture-moves.ts';
import { handler as runReports } from '#lambdas/entries/queue/run-reports.ts';
import { handler as sendMails } from '#lambdas/entries/queue/send-mails.ts';
import { handler as sendMessages } from '#lambdas/entries/queue/send-messages.ts';
import { aContext, bodyOf } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { holderId } from '#test/support/builders/a-claim.ts';
import { imageKeyNo, receiptUploadId, uploadId } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { jobToRun } from '#test/support/job-to-run.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { type Fault, faults } from '#test/support/memory-table/faults.ts';
import {
  allItems,
  beforeWrite,
  deleteItem,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import '#test/support/mocked-mails.ts';
import { validatorUserId } from '#test/support/builders/a-validator.ts';
import { withoutNewIds } from '#test/support/comparable-items.ts';
import { aJpeg } from '#test/support/pictures.ts';

jest.mock('#lambdas/media/link-previews/draw-preview.ts', () => ({
  drawPreview: async () => Buffer.from('a picture'),
}));

type Row = keyof typeof jobToRun;
const names = Object.keys(jobToRun) as Row[];

const lambdaOf = {
  jobs: runJobs,
  counts: runCounts,
  'account-jobs': runAccountJobs,
  billing: runBilling,
  exports: runExports,
  reports: runReports,
  messages: sendMessages,
  mails: sendMails,
  images: runImageJobs,
  'link-previews': runImageJobs,
  'picture-moves': runPictureMoves,
};

/** How often a queue delivers a failing message. */
const deliveries = 4;

const files = [
  `offer/uncompressed/${businessId}/${uploadId}`,
  `${imageKeyNo()}/1280.webp`,
  `uploaded/${businessId}/${receiptUploadId}`,
];
const known = JSON.stringify([everything, jobToRun, files]);
/** Number of runs for a picture, which a repetition raises by design. */
const runsOfJob = /"runsCount":\d+/;
let queue: string[] = [];

mockClient(SQSClient)
  .on(GetQueueUrlCommand)
  .resolves({ QueueUrl: 'https://queue.vitrine.test' })
  .on(ChangeMessageVisibilityCommand)
  .resolves({})
  .on(SendMessageBatchCommand)
  .callsFake(({ Entries = [] }) => {
    queue.push(...Entries.map(({ MessageBody = '' }: { MessageBody?: string }) => MessageBody));
    return {};
  });

async function deliver(body: string): Promise<void> {
  const { name } = JSON.parse(body) as Job;
  for (let count = 1; count <= deliveries; count += 1) {
    const record = {
      body,
      messageId: 'm0',
      attributes: { ApproximateReceiveCount: String(count) },
      eventSourceARN: 'arn:aws:sqs:sa-east-1:000000000000:queue',
    } as SQSRecord;
    const event = { Records: [record] };
    const { batchItemFailures } = await lambdaOf[jobs[name].queue](event, aContext());
    if (batchItemFailures.length === 0) return;
  }
  throw new Error(`The job ${body} fails every time`);
}

/** The state after a job and the jobs it queued, with a fault at one of their writes. */
async function outcomeOf(name: Row, fault?: Fault, at = 0) {
  const { changed = [], gone = [], ...message } = jobToRun[name];
  tableHolds(...everything);
  putItems(...changed);
  gone.forEach(deleteItem);
  const pool = userPoolKeeps([ownerId, validatorUserId, holderId].map((id) => anAccount(id)));
  const kept = filesAre(files, await picture);
  beforeWrite(({ writeNumber }) => (writeNumber === at ? fault : undefined));
  queue = [bodyOf({ name, ...message })];
  for (let body = queue.shift(); body; body = queue.shift()) await deliver(body);
  const state = [...allItems(), ...pool.accounts(), ...kept.keys()].map((one) =>
    withoutNewIds(one, known).replace(runsOfJob, ''),
  );
  return { writes: writesMade(), state: state.sort() };
}

const picture = aJpeg({ width: 32, height: 24 });

beforeEach(() => {
  stopDateAt(new Date().toISOString());
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => jest.useRealTimers());

describe.each(faults)('after a %s at any of its writes', (fault) => {
  it.each(names)('%s leaves the same items and files when it is delivered again', async (name) => {
    const { writes, state } = await outcomeOf(name);
    expect(writes).toBeGreaterThan(0);
    for (let at = 1; at <= writes; at += 1) {
      expect((await outcomeOf(name, fault, at)).state).toEqual(state);
    }
  });
});
