import { headingOf, openPage } from '#test/support/stories/pages.ts';

describe('getMissingPage', () => {
  it.each([
    '/loja/a/b',
    '/oferta/',
    '/folder/%0A',
    '/folder/..%2f..%2fapi%2fusers%2fme',
    '/loja/%3Cscript%3E',
  ])('is shown for %s', async (path) => {
    const page = await openPage(path);
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headingOf(page)).toBeTruthy();
    expect(page.html).not.toContain('<script>');
  });
});
