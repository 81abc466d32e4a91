import { createInstance } from 'i18next';
import texts from '../../../../web/public/assets/i18n/pt.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({
  lng: 'pt',
  resources: { pt: { translation: texts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The translator with the Portuguese texts. */
export const portuguese = i18n.t;
