import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '#contract/http/languages.ts';
import { languageCookie } from '#contract/pages/language-header.ts';
import { placeCookie } from '#contract/pages/place-cookie.ts';
import { LegalText } from '#lambdas/pages/legal/legal-text.tsx';
import { textsOf } from '#lambdas/pages/texts.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';

const htmlOf = (page: 'terms' | 'privacy', language: Language = 'pt') =>
  renderToStaticMarkup(createElement(LegalText, { t: textsOf(language), language, page }));

it('the terms have the day of the version that users accept', () => {
  expect(htmlOf('terms').toLowerCase()).toContain(
    `<time datetime="${legalDocuments.termsVersion}">`,
  );
});

it('the privacy notice names each cookie, and says that views are counted without one', () => {
  for (const cookie of [languageCookie, placeCookie]) {
    expect(htmlOf('privacy')).toContain(`<code>${cookie}</code>`);
  }
  expect(htmlOf('privacy')).toContain('sem cookies e sem guardar quem viu');
});

describe.each(['terms', 'privacy'] as const)('the text of %s', (page) => {
  it('is the same in every language, and marked as Portuguese', () => {
    const portuguese = htmlOf(page);
    expect(portuguese).toMatch(/^<div lang="pt-BR"><h1>/);
    for (const language of languages) expect(htmlOf(page, language)).toContain(portuguese);
  });
});
