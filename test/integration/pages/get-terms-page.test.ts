import { languages, locales } from '#contract/http/languages.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { headingOf, openPage } from '#test/support/stories/pages.ts';

it('getTermsPage shows the terms of use in Portuguese, the only language of the contract', async () => {
  for (const lang of languages) {
    const page = await openPage(pageLink('terms', '', { lang }));
    expect(page.status).toBe(200);
    expect(page.headers['content-language']).toBe(locales[lang]);
    expect(page.html).toContain('Ao criar uma conta');
    expect(headingOf(page)).toBeTruthy();
  }
});
