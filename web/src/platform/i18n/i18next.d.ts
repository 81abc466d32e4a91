import type checkinTexts from '../../../public/assets/i18n/checkin/pt.json';
import type counterTexts from '../../../public/assets/i18n/counter/pt.json';
import type privateTexts from '../../../public/assets/i18n/private/pt.json';
import type openTexts from '../../../public/assets/i18n/pt.json';
import type walletTexts from '../../../public/assets/i18n/wallet/pt.json';
import type pageTexts from '../../views/texts/pt.json';
import type voucherTexts from '../../views/texts/voucher/pt.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // One namespace for the compiler; a test checks that open pages only use texts of their own files.
    resources: {
      translation: typeof openTexts &
        typeof privateTexts &
        typeof pageTexts &
        typeof voucherTexts &
        typeof walletTexts &
        typeof counterTexts &
        typeof checkinTexts;
    };
  }
}
