import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '#contract/http/languages.ts';
import { noteLanguage } from '#web/lib/auth/noted-language.ts';
import { changeLanguage, currentLanguage } from '#web/platform/i18n/i18n.ts';
import classes from './language-switch.module.css';
import { showToast } from './toast/toast.ts';

/** Saves the chosen language in the user's account, with code that the first screen does not load. */
async function saveLanguage(): Promise<void> {
  const { saveLanguageInAccount } = await import('#web/lib/auth/save-language-in-account.ts');
  await saveLanguageInAccount();
}

/**
 * Returns the language that the user chose last, even while its texts load, so that another choice can replace it. Also
 * returns a function that changes the language here and in the account, and shows an error if the texts do not load.
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

/** A row of buttons, one per language. Plain buttons, because all sign-in pages load them. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [current, changeLanguage] = useChangeLanguage();
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>{t('common.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={languageNames[language]}
          aria-label={`${language.toUpperCase()} ${languageNames[language]}`}
          aria-pressed={language === current}
          className={`touch-area ${classes['button']}`}
          onClick={() => changeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
