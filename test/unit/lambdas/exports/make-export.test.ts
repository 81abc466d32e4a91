import {
  AbortMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type UploadPartCommandInput,
} from '@aws-sdk/client-s3';
import { BatchGetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, SQSEvent } from 'aws-lambda';
import { handler } from '#lambdas/events/run-exports.ts';
import { contentOf } from '#lambdas/exports/content.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { marks } from '#test/support/log-marks.ts';
import { cognito, fileCommands, resetExportMocks, s3 } from '#test/support/mocked-export.ts';
import { stored, table, tableHolds, updates } from '#test/support/mocked-table.ts';
import { exportId } from '#test/support/request-of-route.ts';

const fileKey = `${ownerId}/one.json`;
const owner = aUser({ businessId });
const underWay = {
  ...keys.export(ownerId),
  id: exportId,
  status: 'processing',
  createdAt: new Date().toISOString(),
  fileKey,
};

const put = `PutObject ${fileKey}`;
const removed = `DeleteObject ${fileKey}`;

function run(name: 'make-export' | 'remove-export-file' = 'make-export') {
  const body = JSON.stringify({ name, id: fileKey });
  return handler({ Records: [{ messageId: 'm0', body }] } as SQSEvent, {} as Context);
}

const succeeded = { batchItemFailures: [] };
const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

const conditionFailed = Object.assign(new Error('The condition failed'), {
  name: 'ConditionalCheckFailedException',
});

beforeEach(() => {
  resetExportMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.user(owner), stored.business(aBusiness()), underWay);
});

describe('the job that makes the file of an export', () => {
  it('writes the file, then marks the export as ready where it still has this file', async () => {
    expect(await run()).toEqual(succeeded);
    expect(fileCommands()).toEqual([put]);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'exports-of-test',
      ContentType: 'application/json; charset=utf-8',
    });
    expect(updates()).toEqual([
      expect.objectContaining({
        Key: keys.export(ownerId),
        ConditionExpression: 'fileKey = :fileKey',
        ExpressionAttributeValues: expect.objectContaining({
          ':fileKey': fileKey,
          ':ready': 'ready',
        }),
      }),
    ]);
  });

  it('changes nothing when it is delivered again', async () => {
    tableHolds(stored.user(owner), { ...underWay, status: 'ready' });
    expect(await run()).toEqual(succeeded);
    expect(fileCommands()).toEqual([]);
    expect(updates()).toEqual([]);
  });

  it.each([
    ['its user was removed', [stored.user(aUser({ status: 'removed' })), underWay]],
    ['its user was disabled', [stored.user(aUser({ status: 'disabled' })), underWay]],
    ['the export is gone', [stored.user(owner)]],
    ['another took its place', [stored.user(owner), { ...underWay, fileKey: 'another' }]],
    ['it is over', [stored.user(owner), { ...underWay, createdAt: '2026-01-01T00:00:00.000Z' }]],
  ])('reads no data where %s, and removes what an earlier run may have left', async (_, items) => {
    tableHolds(...items);
    expect(await run()).toEqual(succeeded);
    expect(fileCommands()).toEqual([removed]);
    expect(table.commandCalls(QueryCommand)).toEqual([]);
    expect(updates()).toEqual([]);
  });

  it('removes the file where the export was removed or replaced while it was written', async () => {
    s3.on(PutObjectCommand).callsFake(() => {
      tableHolds(stored.user(owner));
      table.on(UpdateCommand).rejects(conditionFailed);
      return {};
    });
    expect(await run()).toEqual(succeeded);
    expect(fileCommands()).toEqual([put, removed]);
  });

  it('runs again where another write was in the way of the mark', async () => {
    table.on(UpdateCommand).rejects(conditionFailed);
    expect(await run()).toEqual(failed);
    expect(fileCommands()).toEqual([put]);
  });

  it('writes the file again after transient errors', async () => {
    const lost = Object.assign(new Error('Timed out'), { name: 'TimeoutError' });
    s3.on(PutObjectCommand).rejectsOnce(lost).rejectsOnce(lost).resolves({});
    expect(await run()).toEqual(succeeded);
    expect(fileCommands()).toEqual([put, put, put]);
    expect(updates()).toHaveLength(1);
    s3.on(PutObjectCommand).rejects(lost);
    expect(await run()).toEqual(failed);
  });

  it.each([
    ['the table', () => table.on(QueryCommand).rejects(new Error('Throttled'))],
    ['the user pool', () => cognito.rejects(new Error('Throttled'))],
    ['S3', () => s3.on(PutObjectCommand).rejects(new Error('Throttled'))],
  ])('runs again where %s fails, and marks nothing', async (_, fail) => {
    fail();
    expect(await run()).toEqual(failed);
    expect(updates()).toEqual([]);
  });

  it('removes a file when its export goes', async () => {
    expect(await run('remove-export-file')).toEqual(succeeded);
    expect(fileCommands()).toEqual([removed]);
  });
});

describe('a business with 10,000 offers', () => {
  const count = 10_000;
  const moreDetails = 'pão '.repeat(900);
  const offerIdOf = (number: number) =>
    `off_01K9C1B2C3D4E5F6G7H8J${String(number).padStart(5, '0')}`;
  const offer = stored.offer(anOffer({ moreDetails }));
  let read = 0;

  beforeEach(() => {
    read = 0;
    table.on(QueryCommand).callsFake(({ ExpressionAttributeValues, Limit }) => {
      const { ':pk': pk, ':from': from } = ExpressionAttributeValues as Record<string, string>;
      if (pk !== keys.business(businessId).PK || !from?.startsWith('OFFER#')) return { Items: [] };
      const first = from === 'OFFER#' ? 0 : Number(from.trimEnd().slice(-5)) + 1;
      const length = Math.max(0, Math.min(Limit, count - first));
      return {
        Items: Array.from(
          { length },
          (_, n): Key => keys.offerOfBusiness(businessId, offerIdOf(first + n)),
        ),
      };
    });
    table.on(BatchGetCommand).callsFake(({ RequestItems }) => {
      const wanted = RequestItems['table-of-test'].Keys as { PK: string; SK: string }[];
      const offers = wanted.filter(({ SK }) => SK === 'OFFER');
      read += offers.length;
      return {
        Responses: {
          'table-of-test': offers.map((key) => ({
            ...offer,
            ...key,
            id: key.PK.slice('OFFER#'.length),
          })),
        },
      };
    });
  });

  it('is read a page at a time: never are more than 100 offers held', async () => {
    let written = 0;
    let held = 0;
    for await (const part of contentOf(ownerId, owner, new Date())) {
      written += part.includes('"moreDetails"') ? 1 : 0;
      held = Math.max(held, read - written);
    }
    expect({ read, written }).toEqual({ read: count, written: count });
    expect(held).toBeLessThanOrEqual(100);
  });

  it('is uploaded in parts of 5 MB, of which two are held at most', async () => {
    let uploaded = 0;
    let ahead = 0;
    s3.on(UploadPartCommand).callsFake(async ({ Body }: UploadPartCommandInput) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ahead = Math.max(ahead, read * moreDetails.length - uploaded);
      uploaded += (Body as Uint8Array).length;
      return { ETag: 'part' };
    });
    expect(await run()).toEqual(succeeded);
    expect(uploaded).toBeGreaterThan(count * moreDetails.length);
    // Two parts, and a page of offers.
    expect(ahead).toBeLessThan(11 * 1024 * 1024);
    expect(updates()).toHaveLength(1);
  });

  it('leaves nothing of a file of which a part fails', async () => {
    s3.on(UploadPartCommand).resolvesOnce({ ETag: 'part' }).rejects(new Error('Lost'));
    expect(await run()).toEqual(failed);
    expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1);
    expect(updates()).toEqual([]);
  });
});

describe('the log of the jobs on exports', () => {
  const failure = () => Object.assign(new Error('It failed'), { Body: { ...marks } });
  const failures: readonly (readonly [string, () => unknown])[] = [
    ['all succeeds', () => undefined],
    ['the upload fails', () => s3.rejects(failure())],
    ['the user pool fails', () => cognito.rejects(failure())],
    ['the table fails', () => table.on(QueryCommand).rejects(failure())],
  ];

  it.each(failures)('has nothing of the file and not its key when %s', async (_, fail) => {
    tableHolds(
      stored.user(owner),
      stored.business(aBusiness({ name: marks.name, legalRegister: marks.legalRegister })),
      stored.shop(aShop()),
      underWay,
    );
    fail();
    const log = (await logLines(async () => [await run(), await run('remove-export-file')])).join(
      '',
    );
    const secrets = [...Object.values(marks), 'ana@vitrine.test', 'one.json', 'X-Amz-Signature'];
    expect(secrets.filter((text) => log.includes(text))).toEqual([]);
  });
});
