import { languages, locales } from '#contract/http/languages.ts';
import { requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { canonicalOf, headingOf, linksOn, openPage } from './support/open-page.ts';

describe('the page for owners of shops', () => {
  it.each(languages)('is listed by search engines, and reads nothing, in %s', async (language) => {
    tableHolds();
    const page = await openPage('GET /para-lojistas', {
      headers: { 'vitrine-language': language },
    });
    expect(page.status).toBe(200);
    expect(page.headers['content-language']).toBe(locales[language]);
    expect(headingOf(page)).toBeTruthy();
    expect(linksOn(page, '/signup')).not.toEqual([]);
    expect(canonicalOf(page)).toBe('https://vitrine.test/para-lojistas');
    expect(requestsMade()).toEqual([]);
  });
});
