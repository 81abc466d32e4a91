import { pageLink } from '#contract/pages/page-link.ts';
import { headingOf, openPage } from '#test/support/stories/pages.ts';

it('getPrivacyPage shows the privacy notice; HEAD answers like GET without the body', async () => {
  const path = pageLink('privacy');
  const [page, head] = [await openPage(path), await openPage(path, {}, 'HEAD')];
  expect(page.status).toBe(200);
  expect(headingOf(page)).toBeTruthy();
  expect(head.status).toBe(200);
  expect(head.html).toBe('');
  for (const name of ['content-type', 'content-security-policy', 'content-language'] as const) {
    expect(head.headers[name]).toBe(page.headers[name]);
  }
});
