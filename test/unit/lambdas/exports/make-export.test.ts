import { PutObjectCommand } from '@aws-sdk/client-s3';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  exportFileCommands,
  exportIsUnderWay,
  exportingOwner,
  fileKey,
  runExportJob,
  s3Mock,
  underWay,
} from '#test/support/file-jobs.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines, marks } from '#test/support/log-lines.ts';
import {
  allItems,
  beforeRequest,
  changeAttributes,
  deleteItem,
  itemAt,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { failed, succeeded } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const put = `PutObject ${fileKey}`;
const removed = `DeleteObject ${fileKey}`;

const key = keys.export(ownerId);
const old = { ...underWay, createdAt: '2026-01-01T00:00:00.000Z' };
const ready = { ...underWay, status: 'ready', readyAt: expect.any(String) };

beforeEach(exportIsUnderWay);

describe('the job that makes the file of an export', () => {
  it('writes the file, then marks the export as ready', async () => {
    expect(await runExportJob()).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([put]);
    expect(s3Mock.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'exports-of-test',
      ContentType: 'application/json; charset=utf-8',
    });
    expect(itemAt(key)).toEqual(ready);
  });

  it('changes nothing when it is delivered again', async () => {
    changeAttributes(key, { status: 'ready' });
    expect(await runExportJob()).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([]);
    expect(itemAt(key)).toEqual({ ...underWay, status: 'ready' });
  });

  it.each([
    ['its user was removed', [stored.user(aUser({ status: 'removed' })), underWay]],
    ['its user was disabled', [stored.user(aUser({ status: 'disabled' })), underWay]],
    ['the export is gone', [stored.user(exportingOwner)]],
    ['another took its place', [stored.user(exportingOwner), { ...underWay, fileKey: 'another' }]],
    ['it is over', [stored.user(exportingOwner), old]],
  ])('reads no data if %s, and removes the remains of an earlier run', async (_, items) => {
    tableHolds(...items);
    const before = allItems();
    expect(await runExportJob()).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([removed]);
    expect(requestsMade().filter(({ command }) => command === 'Query')).toEqual([]);
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['removed', () => deleteItem(key)],
    ['replaced', () => changeAttributes(key, { fileKey: 'another' })],
  ])('removes the file if the export was %s while it was written', async (_, other) => {
    let after: unknown;
    s3Mock.on(PutObjectCommand).callsFake(() => {
      other();
      after = itemAt(key);
      return {};
    });
    expect(await runExportJob()).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([put, removed]);
    expect(itemAt(key)).toEqual(after);
  });

  it('retries while it is unclear whether its user has an account, and omits the account a day later', async () => {
    userPoolKeeps();
    expect(await runExportJob()).toEqual(failed);
    expect(exportFileCommands()).toEqual([]);
    const accountMissingSince = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    changeAttributes(keys.user(ownerId), { accountMissingSince });
    expect(await runExportJob()).toEqual(succeeded);
    const [file] = s3Mock.commandCalls(PutObjectCommand);
    expect(JSON.parse(String(file?.args[0].input.Body))).not.toHaveProperty('account');
  });

  it('writes the file again after transient errors', async () => {
    const lost = Object.assign(new Error('Timed out'), { name: 'TimeoutError' });
    s3Mock.on(PutObjectCommand).rejectsOnce(lost).rejectsOnce(lost).resolves({});
    expect(await runExportJob()).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([put, put, put]);
    expect(itemAt(key)).toEqual(ready);
    changeAttributes(key, underWay);
    s3Mock.on(PutObjectCommand).rejects(lost);
    expect(await runExportJob()).toEqual(failed);
  });

  it('removes a file with its export', async () => {
    expect(await runExportJob('remove-export-file')).toEqual(succeeded);
    expect(exportFileCommands()).toEqual([removed]);
  });
});

describe('the log of the jobs on exports', () => {
  const failure = () => Object.assign(new Error('It failed'), { Body: { ...marks } });
  const failQueries: Parameters<typeof beforeRequest>[0] = ({ command }) =>
    command === 'Query' ? failure() : undefined;

  it.each([
    ['all succeeds', () => undefined, succeeded],
    ['the upload fails', () => s3Mock.on(PutObjectCommand).rejects(failure()), failed],
    ['the user pool fails', () => userPoolMock.reset().rejects(failure()), failed],
    ['the table fails', () => beforeRequest(failQueries), failed],
  ])('has neither the content of the file nor its key when %s', async (_, fail, result) => {
    tableHolds(
      stored.user(exportingOwner),
      stored.business(aBusiness({ name: marks.name, legalRegister: marks.legalRegister })),
      stored.shop(aShop()),
      underWay,
    );
    fail();
    const log = (
      await logLines(async () => {
        expect(await runExportJob()).toEqual(result);
        await runExportJob('remove-export-file');
      })
    ).join('');
    expect(itemAt(key)).toMatchObject({ status: result === failed ? 'processing' : 'ready' });
    const secrets = [...Object.values(marks), 'ana@vitrine.test', 'one.json', 'X-Amz-Signature'];
    expect(secrets.filter((text) => log.includes(text))).toEqual([]);
  });
});
