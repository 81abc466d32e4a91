import type privateTexts from '../../../public/assets/i18n/private/pt.json';
import type openTexts from '../../../public/assets/i18n/pt.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // One namespace to the compiler: a test checks that open pages use the texts of the open file only.
    resources: { translation: typeof openTexts & typeof privateTexts };
  }
}
