import { robotsPath } from '#contract/pages/page-paths.ts';
import { openPage } from '#test/support/stories/pages.ts';
import { sendToStage } from '#test/support/stories/send.ts';

it('getRobots names the sitemap of the site in a text', async () => {
  const { status, headers, text } = await sendToStage('GET', robotsPath, {});
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect((await openPage(robotsPath, {}, 'HEAD')).html).toBe('');
});
