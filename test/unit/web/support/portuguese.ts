import { createInstance } from 'i18next';
import privateTexts from '../../../../web/public/assets/i18n/private/pt.json' with { type: 'json' };
import openTexts from '../../../../web/public/assets/i18n/pt.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({
  lng: 'pt',
  fallbackNS: 'private',
  resources: { pt: { translation: openTexts, private: privateTexts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const portuguese = i18n.t;
