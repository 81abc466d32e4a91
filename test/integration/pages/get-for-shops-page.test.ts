import { languages, locales } from '#contract/http/languages.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { headingOf, openPage } from '#test/support/stories/pages.ts';

it('getForShopsPage answers in three languages', async () => {
  for (const lang of languages) {
    const page = await openPage(pageLink('forShops', [], { lang }));
    expect(page.status).toBe(200);
    expect(page.headers['content-language']).toBe(locales[lang]);
    expect(headingOf(page)).toBeTruthy();
  }
});
