import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { aReadyReport, askForFile, downloadCsv, whenReady } from '#test/support/stories/reports.ts';
import { changeItem } from '#test/support/stories/table.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

describe('remakeReport', () => {
  it('makes the file of an expired report again, under another address', async () => {
    const owned = await anActiveBusiness();
    const before = await aReadyReport(owned, { type: 'SHOPS' });
    await changeItem(keys.report(owned.business.id, before.id), { madeAt: daysAgo(31) });
    const { status, body } = await askForFile(owned.owner, before);
    expect([status, body.status]).toEqual([200, 'processing']);
    const after = await whenReady(owned.owner, before);
    expect(after).toMatchObject({ createdAt: before.createdAt, rowsCount: before.rowsCount });
    expect(new URL(after.csvUrl ?? '').pathname).not.toBe(new URL(before.csvUrl ?? '').pathname);
    expect((await downloadCsv(after)).text).toMatch(/^\uFEFFLoja;/);
  });

  it('refuses a report that still has a file', async () => {
    const owned = await anActiveBusiness();
    const report = await aReadyReport(owned);
    expect((await askForFile(owned.owner, report)).code).toBe('INVALID_TRANSITION');
  });
});
