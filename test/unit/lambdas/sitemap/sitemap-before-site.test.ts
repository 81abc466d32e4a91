import { keepFilesInParts } from '#test/support/kept-files.ts';
import { logLines } from '#test/support/log-lines.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';

// The Lambda reads it on load.
beforeEach(() => {
  delete process.env['SITE_URL'];
});

test('no sitemap is written while the site has no address, and the log says so', async () => {
  tableHolds();
  const { files } = keepFilesInParts();
  const lines = await logLines(async () => {
    const { writeSitemap } = await import('#lambdas/pages/sitemap/write-sitemap.ts');
    expect(await writeSitemap(new Date(), () => true)).toEqual({ parts: 0, shops: 0 });
  });
  expect(lines.join()).toContain('the site has no address yet');
  expect([files.size, writesMade()]).toEqual([0, 0]);
});
