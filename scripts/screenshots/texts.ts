import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { checkout } from '../stage/checkout.ts';

const file = path.join(checkout, 'web', 'public', 'assets', 'i18n', 'pt.json');

const texts = createInstance();
texts.init({
  initAsync: false,
  lng: 'pt',
  interpolation: { escapeValue: false },
  resources: { pt: { translation: JSON.parse(readFileSync(file, 'utf8')) } },
});

/** The Portuguese texts of the app by their keys, so that a changed text changes no row of the table. */
export const { t } = texts;
