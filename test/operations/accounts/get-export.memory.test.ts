import { accountRoutes } from '#contract/accounts/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aUser, owner, ownerId, stranger } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { exportId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const createdAt = '2026-11-20T12:00:00.000Z';
const fileKey = `${ownerId}/one.json`;
const get = (as = owner, id = exportId) => call(accountRoutes.getExport, { as, params: { id } });
const storeExport = (status: string) =>
  putItems({ ...keys.export(ownerId), id: exportId, status, createdAt, fileKey });

beforeEach(() => {
  stopDateAt('2026-11-20T12:30:00.000Z');
  tableHolds(stored.user(aUser()));
});
afterEach(() => jest.useRealTimers());

describe('getExport', () => {
  it('gives a link of ten minutes to the file once it is ready', async () => {
    storeExport('ready');
    const { url = '', ...body } = (await get()).body;
    expect(body).toEqual({ id: exportId, status: 'ready', expiresAt: '2026-11-20T12:40:00.000Z' });
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toContain(fileKey);
    expect(searchParams.get('X-Amz-Date')).toBe('20261120T123000Z');
    expect(searchParams.get('X-Amz-Expires')).toBe('600');
  });

  it('has no link while there is no file, and has failed after an hour without one', async () => {
    storeExport('processing');
    expect((await get()).body).toEqual({ id: exportId, status: 'processing' });
    stopDateAt('2026-11-20T13:00:00.000Z');
    expect((await get()).body).toEqual({ id: exportId, status: 'failed' });
  });

  it('is not found by others, by another id, nor after a day', async () => {
    storeExport('ready');
    for (const answer of [get(stranger), get(owner, 'exp_01K9A1B2C3D4E5F6G7H8J9KAAA')])
      expect((await answer).code).toBe('EXPORT_NOT_FOUND');
    stopDateAt('2026-11-21T12:00:00.000Z');
    expect((await get()).code).toBe('EXPORT_NOT_FOUND');
  });
});
