import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#contract/http/languages.ts';
import { textFieldOf } from '#web/ui/form/field-message.tsx';
import { fieldsOfForms, otherCodes } from './support/fields-of-forms.ts';

const folder = path.resolve(__dirname, '../../../web/public/assets/i18n');

describe.each(languages)('the field errors in %s', (language) => {
  const [open, ofPrivate] = [`${language}.json`, `private/${language}.json`].map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).fieldErrors.byField,
  );
  const byField: Record<string, Record<string, string>> = { ...open, ...ofPrivate };

  it('explain for each field and each of its codes what to type', () => {
    const codes = fieldsOfForms.flatMap(([field, needed]) =>
      needed.map(({ code }) => [field, code]),
    );
    const special = Object.entries(otherCodes).flatMap(([field, codes]) =>
      codes.map((code) => [field, code]),
    );
    const missing = [...codes, ...special].filter(
      ([field = '', code = '']) => !byField[field]?.[code],
    );
    expect([...new Set(missing.map(([field, code]) => `${field}.${code}`))]).toEqual([]);
  });

  it('name the limits of the contract', () => {
    const separator = language === 'en' ? ',' : '.';
    const shown = (limit: number) =>
      limit < 1
        ? String(limit).replace('.', ',')
        : String(limit).replace(/\B(?=(\d{3})+$)/g, separator);
    const wrong = fieldsOfForms.flatMap(([field, needed]) =>
      needed
        .filter(({ limit }) => limit !== undefined)
        // An e-mail has several limits; the limit of a day's hours helps nobody.
        .filter(() => field !== 'email' && field !== 'openingHours')
        .filter(({ code, limit = 0 }) => {
          const text = byField[field]?.[code] ?? '';
          // Prices are in reais, so every language shows them in the Brazilian format.
          const expected =
            field === 'price' || field === 'paidAmount'
              ? shown(limit).replaceAll(',000', '.000')
              : shown(limit);
          return !new RegExp(`(?<![\\d.,])${expected.replaceAll('.', '\\.')}(?!\\d)`).test(text);
        })
        .map(({ code, limit }) => `${field}.${code} ${limit}: ${byField[field]?.[code]}`),
    );
    expect(wrong).toEqual([]);
  });

  it('belong to existing fields', () => {
    const known = new Set([...fieldsOfForms.map(([field]) => field), ...Object.keys(otherCodes)]);
    expect(Object.keys(byField).filter((field) => !known.has(field))).toEqual([]);
  });
});

describe('the texts of a path in a schema', () => {
  it.each([
    ['title', 'title'],
    ['address.postalCode', 'postalCode'],
    ['contacts.WhatsApp', 'phone'],
    ['contacts.Telegram', 'Telegram'],
    ['openingHours.MON', 'openingHours'],
    ['shopsIds.0', 'shopsIds'],
    ['offerPrice', 'price'],
    ['', ''],
  ])('%j are the texts of %j', (fieldPath, field) => {
    expect(textFieldOf(fieldPath)).toBe(field);
  });
});
