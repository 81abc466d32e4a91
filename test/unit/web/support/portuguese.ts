import { createInstance } from 'i18next';
import checkinTexts from '../../../../web/public/assets/i18n/checkin/pt.json' with { type: 'json' };
import counterTexts from '../../../../web/public/assets/i18n/counter/pt.json' with { type: 'json' };
import privateTexts from '../../../../web/public/assets/i18n/private/pt.json' with { type: 'json' };
import openTexts from '../../../../web/public/assets/i18n/pt.json' with { type: 'json' };
import walletTexts from '../../../../web/public/assets/i18n/wallet/pt.json' with { type: 'json' };

const groups = {
  private: privateTexts,
  wallet: walletTexts,
  counter: counterTexts,
  checkin: checkinTexts,
};

const i18n = createInstance();
void i18n.init({
  lng: 'pt',
  fallbackNS: Object.keys(groups),
  resources: { pt: { translation: openTexts, ...groups } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const portuguese = i18n.t;
