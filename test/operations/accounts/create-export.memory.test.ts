import { accountRoutes } from '#contract/accounts/routes.ts';
import { dayOf } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aUser, owner, ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { exportId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.export(ownerId);
const create = () => call(accountRoutes.createExport, { as: owner });
const today = () => keys.exportsOfDay(ownerId, dayOf(new Date()).name);
const startFifth = () => putItems({ ...today(), periodCount: 5 });

const storeExport = (minutesOld: number, id = exportId, status = 'processing') =>
  putItems({
    ...key,
    ...{ id, status, fileKey: 'of-one-before' },
    createdAt: new Date(Date.now() - minutesOld * 60_000).toISOString(),
  });

beforeEach(() => {
  tableHolds(stored.user(aUser()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('createExport', () => {
  it('keeps it for a day and the ten minutes of a last link, and replaces one that made no file within an hour', async () => {
    storeExport(120);
    const { status, headers, body } = await create();
    expect({ status, body }).toEqual({ status: 201, body: { id: body.id, status: 'processing' } });
    expect(headers['location']).toBe(`/api/users/me/exports/${body.id}`);
    const { id, createdAt, ttl, fileKey } = { ...itemAt(key) } as Record<string, unknown>;
    expect(id).toBe(body.id);
    expect(fileKey).not.toBe('of-one-before');
    expect(Math.floor(Number(ttl) - Date.parse(String(createdAt)) / 1000)).toBe(87_000);
    expect(itemAt(today())).toMatchObject({ periodCount: 1 });
  });

  it('starts one for a user without an item', async () => {
    tableHolds();
    expect((await create()).status).toBe(201);
  });

  it.each(['processing', 'ready'] as const)(
    'answers with the export of a call within the last minute, which is %s',
    async (status) => {
      storeExport(0, exportId, status);
      expect(await create()).toMatchObject({ status: 200, body: { id: exportId, status } });
      expect(itemAt(today())).toBeUndefined();
    },
  );

  it.each([[undefined], ['exp_01K9A1B2C3D4E5F6G7H8J9KAAA']])(
    'answers with the export that another call started first, after %s',
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
    expect((await create()).status).toBe(status);
    expect(itemAt(key)).toBeUndefined();
  });
});
