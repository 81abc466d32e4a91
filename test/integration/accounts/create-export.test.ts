import { accountRoutes } from '#contract/accounts/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aReadyExport, filesOf, startExport } from '#test/support/stories/exports.ts';
import { aNewcomer, aPerson } from '#test/support/stories/people.ts';
import { changeItem, removeItem, storedItem } from '#test/support/stories/table.ts';

const { createExport, getExport } = accountRoutes;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const hourAgo = () => ago(60);

describe('createExport', () => {
  it('starts an export, also for a user without an item, and gives its location', async () => {
    const person = await aNewcomer();
    const { status, headers, body } = await call(createExport, { as: person });
    expect({ status, body }).toEqual({ status: 201, body: { id: body.id, status: 'processing' } });
    expect(headers['location']).toBe(`/api/users/me/exports/${body.id}`);
  });

  it('replaces a ready export and removes its file', async () => {
    const person = await aPerson();
    const first = await aReadyExport(person);
    const [oldFile] = await filesOf(person);
    await changeItem(keys.export(person.userId), { createdAt: ago(1) });
    const second = await aReadyExport(person);
    expect(second.id).not.toBe(first.id);
    expect(await call(getExport, { as: person, params: { id: first.id } })).toMatchObject({
      status: 404,
      code: 'EXPORT_NOT_FOUND',
    });
    await eventually(async () => {
      const files = await filesOf(person);
      expect(files).toHaveLength(1);
      expect(files).not.toContain(oldFile);
    });
    expect((await fetch(first.url)).status).toBe(404);
  });

  it('returns the export of a call within the last minute, also once it is ready', async () => {
    const person = await aPerson();
    const { id } = await aReadyExport(person);
    const { status, body } = await call(createExport, { as: person });
    expect({ status, body }).toEqual({ status: 200, body: { id, status: 'ready' } });
  });

  it('starts another export after an hour without a file', async () => {
    const person = await aPerson();
    const key = keys.export(person.userId);
    const { id } = await aReadyExport(person);
    await changeItem(key, { status: 'processing', createdAt: hourAgo() });
    const params = { id };
    expect((await call(getExport, { as: person, params })).body).toEqual({ id, status: 'failed' });
    const { status, body } = await call(createExport, { as: person });
    expect(status).toBe(201);
    expect(body.id).not.toBe(id);
  });

  it('leaves no file if the export is removed while its file is made', async () => {
    const person = await aPerson();
    const key = keys.export(person.userId);
    await startExport(person);
    await removeItem(key);
    const { id } = await startExport(person);
    await eventually(async () =>
      expect(await storedItem(key)).toMatchObject({ id, status: 'ready' }),
    );
    await removeItem(key);
    await eventually(async () => expect(await filesOf(person)).toEqual([]));
  });
});
