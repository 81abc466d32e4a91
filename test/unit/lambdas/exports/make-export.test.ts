import { PutObjectCommand } from '@aws-sdk/client-s3';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  exportIsUnderWay,
  failed,
  fileKey,
  owner,
  runExportJob,
  succeeded,
  underWay,
} from '#test/support/export-jobs.ts';
import { logLines } from '#test/support/log-lines.ts';
import { marks } from '#test/support/log-marks.ts';
import { cognito, fileCommands, s3 } from '#test/support/mocked-export.ts';
import { table, tableHolds, updates } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const put = `PutObject ${fileKey}`;
const removed = `DeleteObject ${fileKey}`;

const conditionFailed = Object.assign(new Error('The condition failed'), {
  name: 'ConditionalCheckFailedException',
});

beforeEach(exportIsUnderWay);

describe('the job that makes the file of an export', () => {
  it('writes the file, then marks the export as ready where it still has this file', async () => {
    expect(await runExportJob()).toEqual(succeeded);
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
    expect(await runExportJob()).toEqual(succeeded);
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
    expect(await runExportJob()).toEqual(succeeded);
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
    expect(await runExportJob()).toEqual(succeeded);
    expect(fileCommands()).toEqual([put, removed]);
  });

  it('runs again where another write was in the way of the mark', async () => {
    table.on(UpdateCommand).rejects(conditionFailed);
    expect(await runExportJob()).toEqual(failed);
    expect(fileCommands()).toEqual([put]);
  });

  it('writes the file again after transient errors', async () => {
    const lost = Object.assign(new Error('Timed out'), { name: 'TimeoutError' });
    s3.on(PutObjectCommand).rejectsOnce(lost).rejectsOnce(lost).resolves({});
    expect(await runExportJob()).toEqual(succeeded);
    expect(fileCommands()).toEqual([put, put, put]);
    expect(updates()).toHaveLength(1);
    s3.on(PutObjectCommand).rejects(lost);
    expect(await runExportJob()).toEqual(failed);
  });

  it.each([
    ['the table', () => table.on(QueryCommand).rejects(new Error('Throttled'))],
    ['the user pool', () => cognito.rejects(new Error('Throttled'))],
    ['S3', () => s3.on(PutObjectCommand).rejects(new Error('Throttled'))],
  ])('runs again where %s fails, and marks nothing', async (_, fail) => {
    fail();
    expect(await runExportJob()).toEqual(failed);
    expect(updates()).toEqual([]);
  });

  it('removes a file when its export goes', async () => {
    expect(await runExportJob('remove-export-file')).toEqual(succeeded);
    expect(fileCommands()).toEqual([removed]);
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
    const log = (
      await logLines(async () => [await runExportJob(), await runExportJob('remove-export-file')])
    ).join('');
    const secrets = [...Object.values(marks), 'ana@vitrine.test', 'one.json', 'X-Amz-Signature'];
    expect(secrets.filter((text) => log.includes(text))).toEqual([]);
  });
});
