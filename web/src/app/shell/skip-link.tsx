import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The id of the shell's main part. */
export const mainId = 'main';

/** A link past header and menu, first in the order of the keyboard. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${mainId}`}
      className={classes['root']}
      onClick={(event) => {
        // Following the link would add a history entry.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </a>
  );
}
