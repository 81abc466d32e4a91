import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#contract/http/languages.ts';
import classes from './language-switch.module.css';
import { useChangeLanguage } from './use-change-language.ts';

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
          className={classes['button']}
          onClick={() => changeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
