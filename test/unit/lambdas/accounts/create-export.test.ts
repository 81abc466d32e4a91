import { handler } from '#lambdas/entries/api/accounts.ts';
import { dayOf } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { exportId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.export(ownerId);
const create = () =>
  invokeHandler(handler, aRequest('POST /users/me/exports', { as: { userId: ownerId } }));
const today = () => keys.exportsOfDay(ownerId, dayOf(new Date()).name);
const startFifth = () => putItems({ ...today(), periodCount: 5 });

const storeExport = (minutesOld: number, id = exportId) =>
  putItems({
    ...key,
    id,
    status: 'processing',
    createdAt: new Date(Date.now() - minutesOld * 60_000).toISOString(),
    fileKey: 'of-one-before',
  });

beforeEach(() => {
  tableHolds(stored.user(aUser()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('starting an export', () => {
  it('keeps it for a day and the ten minutes of a last link, and replaces an earlier one', async () => {
    storeExport(120);
    const { status, body } = await create();
    expect(status).toBe(201);
    const { id, createdAt, ttl, fileKey } = { ...itemAt(key) } as Record<string, unknown>;
    expect(id).toBe(body['id']);
    expect(fileKey).not.toBe('of-one-before');
    expect(Math.floor(Number(ttl) - Date.parse(String(createdAt)) / 1000)).toBe(87_000);
    expect(itemAt(today())).toMatchObject({ periodCount: 1 });
  });

  it.each([[undefined], ['exp_01K9A1B2C3D4E5F6G7H8J9KAAA']])(
    'returns the export that another call started first, after %s',
    async (before) => {
      if (before) storeExport(120, before);
      beforeNextWrite(() => storeExport(0));
      const body = { id: exportId, status: 'processing' };
      expect(await create()).toMatchObject({ status: 200, body });
      expect(itemAt(key)).toMatchObject({ fileKey: 'of-one-before' });
    },
  );

  it.each([
    ['after five on a day', startFifth, () => {}, 429],
    ['where the fifth is started at the same time', () => {}, startFifth, 429],
    [
      'where the user is removed at the same time',
      () => {},
      () => changeAttributes(keys.user(ownerId), { status: 'removed' }),
      401,
    ],
  ])('is refused %s', async (_, before, meanwhile, status) => {
    before();
    beforeNextWrite(meanwhile);
    expect(await create()).toMatchObject({ status });
    expect(itemAt(key)).toBeUndefined();
  });
});
