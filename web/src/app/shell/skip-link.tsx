import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The id of the shell's main part. */
export const mainId = 'main';

/** The first thing that the keyboard reaches: leads past header and menu. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${mainId}`}
      className={classes['root']}
      onClick={(event) => {
        // Following the link would add to the history.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </a>
  );
}
