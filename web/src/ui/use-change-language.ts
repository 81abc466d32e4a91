import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/http/languages.ts';
import { noteLanguage } from '#web/lib/auth/noted-language.ts';
import { changeLanguage, currentLanguage } from '#web/platform/i18n/i18n.ts';
import { showToast } from './toast/toast.ts';

/** Saves the chosen language in the account of the user, by code that the first screen does without. */
async function saveLanguage(): Promise<void> {
  const { saveLanguageInAccount } = await import('#web/lib/auth/save-language-in-account.ts');
  await saveLanguageInAccount();
}

/**
 * Gives the language that the user chose last, also while its texts load, so that another choice can still replace it;
 * and a function that changes it here and in the user's account, and shows a message where its texts do not load.
 */
export function useChangeLanguage(): [Language, (language: Language) => void] {
  const { t } = useTranslation();
  const [loading, setLoading] = useState<Language>();
  const change = async (language: Language) => {
    setLoading(language);
    try {
      if (!(await changeLanguage(language))) return;
      noteLanguage();
      // The next start tries again.
      saveLanguage().catch(() => {});
    } catch {
      showToast(t('errors.NETWORK'), 'error');
    }
    setLoading(undefined);
  };
  return [loading ?? currentLanguage(), change];
}
