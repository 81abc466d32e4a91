import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import hidden from '#web/ui/visually-hidden.module.css';
import classes from './field-list.module.css';

interface FieldListProps {
  readonly fields: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names with their values. A field without a value is left out. */
export function FieldList({ fields }: FieldListProps) {
  return (
    <dl className={classes['root']}>
      {fields.map(
        ({ name, value }) =>
          value !== undefined &&
          value !== '' && (
            <div key={name} className={classes['field']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ChangedValueProps {
  readonly before: string;
  readonly after: string;
}

/** An old value, struck out, with its new value. */
export function ChangedValue({ before, after }: ChangedValueProps) {
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
