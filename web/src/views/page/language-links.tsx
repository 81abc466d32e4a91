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
      {languages.map((each) => {
        const code = each.toUpperCase();
        const name = `${code} ${languageNames[each]}`;
        return each === language ? (
          <span key={each} className={classes['current']} aria-current="true">
            {code}
          </span>
        ) : (
          <a
            key={each}
            href={inLanguage(path, each)}
            hrefLang={each}
            lang={each}
            aria-label={name}
            data-language={each}
          >
            {code}
          </a>
        );
      })}
    </nav>
  );
}
