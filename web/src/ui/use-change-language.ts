import { useTranslation } from 'react-i18next';
import type { Language } from '#web/lib/i18n/languages.ts';
import { changeLanguage } from '#web/lib/i18n/start-i18n.ts';
import { showToast } from './toast/toast.ts';

/** Gives a function that changes the language, and shows a message where its texts do not load. */
export function useChangeLanguage(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => {
    changeLanguage(language).catch(() => showToast(t('errors.NETWORK'), 'error'));
  };
}
