import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { keys } from '#lambdas/platform/table/keys.ts';
import { tryCommand } from '#scripts/process/run-command.ts';
import { aJob } from '#test/support/a-job.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer, letExpire } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { changeItem, storedItem } from '#test/support/stories/table.ts';
import { aFormFor, processed } from '#test/support/stories/uploads.ts';

const offerId = 'off_01K9A1B2C3D4E5F6G7H8J9KABC';

const outputs = () => stageUnderTest().outputs;

async function replay(queue: string) {
  const args = ['scripts/run.mjs', 'commands/replay', '--stage', 'test', queue];
  const { exitCode, output } = await tryCommand(process.execPath, args, {
    name: 'The replay',
    timeLimitSeconds: 60,
  });
  return { exitCode, output };
}

async function send(QueueUrl: string, body: object): Promise<void> {
  const MessageBody = JSON.stringify(body);
  await new SQSClient(awsClientSettings()).send(new SendMessageCommand({ QueueUrl, MessageBody }));
}

/** Writes a file to the bucket of failed changes, named like Lambda's own files. */
async function keepChanges(name: string, Body: string): Promise<void> {
  const Key = `aws/lambda/mapping/shardId-1/2026/11/21/2026-11-21T12.00.00-${name}`;
  const file = { Bucket: outputs().FailedChangesBucketName, Key, Body };
  await new S3Client(awsClientSettings()).send(new PutObjectCommand(file));
}

/** The id of a shop without offers, whose stored count of offers is wrong. */
async function aMiscountedShop(): Promise<string> {
  const { id } = (await anOwnedShop()).shop;
  await changeItem(keys.shopCounters(id), { offersCount: 7 });
  return id;
}

async function storedCount(shopId: string): Promise<unknown> {
  return (await storedItem(keys.shopCounters(shopId)))?.['offersCount'];
}

describe('the replay', () => {
  it('of jobs runs the jobs of the dead-letter queue again', async () => {
    const shopId = await aMiscountedShop();
    const job = aJob('refresh-offers-count', { id: shopId, at: new Date().toISOString() });
    await send(outputs().FailedJobsQueueUrl, job);
    expect(await replay('jobs')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('1 replayed, 0 failed'),
    });
    await eventually(async () => expect(await storedCount(shopId)).toBe(0));
    expect((await replay('jobs')).output).toContain('0 replayed, 0 failed');
  });

  it('queues the jobs of uploads whose events were lost, and the replay of images runs them', async () => {
    // Nothing was uploaded with these forms, so only the replayed jobs decide.
    const owner = await aPerson();
    const forms = await Promise.all(
      [1, 2].map(() => aFormFor(owner, { area: 'business', file: Buffer.alloc(1) })),
    );
    const [first = '', second = ''] = forms.map(({ fields }) => fields['key'] ?? '');
    const detail = { bucket: { name: outputs().ImagesBucketName }, object: { key: first } };
    await send(outputs().FailedUploadEventsQueueUrl, { source: 'aws.s3', detail });
    const job = aJob('process-upload', { id: second });
    await send(outputs().FailedImagesQueueUrl, job);
    for (const queue of ['uploads', 'images']) {
      expect((await replay(queue)).output).toContain('1 replayed, 0 failed');
    }
    for (const { id } of forms) expect((await processed(owner, id)).status).toBe('refused');
  });

  it('of changes starts the jobs of stored records, and keeps an unreadable file', async () => {
    const shopId = await aMiscountedShop();
    const { PK, SK } = keys.offerOfShop(shopId, offerId);
    const image = (status: string) => ({ LSI1SK: { S: `${status}#2026-11-30#${offerId}` } });
    const record = {
      eventID: '1',
      dynamodb: {
        SequenceNumber: '1',
        Keys: { PK: { S: PK }, SK: { S: SK } },
        OldImage: image('inactive'),
        NewImage: image('active'),
      },
    };
    const report = {
      requestContext: { condition: 'RetryAttemptsExhausted' },
      payload: JSON.stringify({ Records: [record] }),
    };
    await keepChanges('one', JSON.stringify(report));
    await keepChanges('two', 'not a report');
    const first = await replay('changes');
    expect(first.exitCode).toBe(1);
    expect(first.output).toContain('1 replayed, 1 failed');
    expect(first.output).toContain('2026-11-21T12.00.00-two: ');
    await eventually(async () => expect(await storedCount(shopId)).toBe(0));
    await keepChanges('two', JSON.stringify({ payload: { Records: [] } }));
    expect((await replay('changes')).output).toContain('1 replayed, 0 failed');
  });

  it('of the sweep removes ended offers from the feeds', async () => {
    const { offer } = await anOwnedOffer();
    await letExpire(offer);
    await send(outputs().FailedSweepsQueueUrl, { requestPayload: { time: offer.createdAt } });
    expect((await replay('sweep')).output).toContain('1 replayed, 0 failed');
    const item = await storedItem(keys.offer(offer.id));
    expect(item).toBeDefined();
    expect(item).not.toHaveProperty('GSI2PK');
  });
});
