import { useTranslation } from 'react-i18next';
import hidden from '#web/ui/visually-hidden.module.css';
import classes from './changed-value.module.css';

interface ChangeProps {
  readonly before: string;
  readonly after: string;
}

/** An old value, struck out, with its new value. */
export function ChangedValue({ before, after }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={hidden['root']}>{t('staff.before')} </span>
      <del className={classes['old']}>{before}</del>
      <span className={hidden['root']}> {t('staff.after')} </span>
      <span aria-hidden="true"> → </span>
      <span className={classes['new']}>{after}</span>
    </>
  );
}
