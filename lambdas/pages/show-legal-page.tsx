import type { Language } from '#contract/http/languages.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { LegalPage } from '#web/views/pages/legal-page.tsx';
import { headOfLegal } from './document/heads/head-of-legal.ts';
import { LegalText } from './legal/legal-text.tsx';
import { showPage } from './show-page.tsx';

/** Answers with a text of the marketplace. */
export function showLegalPage(page: 'terms' | 'privacy', language: Language) {
  const path = pageLink(page);
  return showPage({
    status: 200,
    language,
    path,
    head: (input) => headOfLegal(input, page),
    body: ({ t }) => (
      <LegalPage {...{ t, language, path }}>
        <LegalText {...{ t, language, page }} />
      </LegalPage>
    ),
  });
}
