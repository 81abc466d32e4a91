import type { TFunction } from 'i18next';
import { type Language, languageNames, languages } from '#contract/http/languages.ts';
import { inLanguage } from '#contract/pages/page-link.ts';
import classes from './language-links.module.css';

interface LanguageLinksProps {
  readonly t: TFunction;
  readonly language: Language;
  readonly path: string;
}

/** Links to the page in the other languages; an island stores the choice. */
export function LanguageLinks({ t, language, path }: LanguageLinksProps) {
  return (
    <nav className={classes['root']} aria-label={t('common.language')}>
      {languages.map((each) =>
        each === language ? (
          <span key={each} className={classes['current']} aria-current="true">
            {languageNames[each]}
          </span>
        ) : (
          <a
            key={each}
            href={inLanguage(path, each)}
            hrefLang={each}
            lang={each}
            data-language={each}
          >
            {languageNames[each]}
          </a>
        ),
      )}
    </nav>
  );
}
