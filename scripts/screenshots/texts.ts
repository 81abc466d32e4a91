import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { checkout } from '../stage/checkout.ts';

const folder = path.join(checkout, 'web', 'public', 'assets', 'i18n');
const readTexts = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const texts = createInstance();
texts.init({
  initAsync: false,
  lng: 'pt',
  interpolation: { escapeValue: false },
  fallbackNS: 'private',
  resources: { pt: { translation: readTexts('pt.json'), private: readTexts('private/pt.json') } },
});

/** The Portuguese texts of the app by their keys, so that a changed text changes no row of the table. */
export const { t } = texts;
