import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#contract/http/languages.ts';
import { codeTexts, columnTexts } from '#lambdas/statistics/reports/csv-texts.ts';

const folder = path.resolve(__dirname, '../../../../../web/public/assets/i18n/private');

describe.each(languages)('the texts of reports in %s', (language) => {
  const { columns, codes } = JSON.parse(
    readFileSync(path.join(folder, `${language}.json`), 'utf8'),
  ).reports;

  it('have the column titles of the file, without the currency, which is beside each amount', () => {
    const titles = Object.entries(columnTexts[language]).map(([key, title]) => [
      key,
      title.replace(/ \(R\$\)$/, ''),
    ]);
    expect(columns).toEqual(Object.fromEntries(titles));
  });

  it('have the same words as the file for its codes', () => {
    expect(codes).toEqual(codeTexts[language]);
  });
});
