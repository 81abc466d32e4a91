import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { type JudgedField, judgedValues } from '../changes-of.ts';
import classes from './judged-fields.module.css';

/** What waits for a decision, field by field; what a revision changes stands beside what it was. */
export function JudgedFields({ business }: { readonly business: BusinessForStaff }) {
  const { t } = useTranslation();
  const textOf = (field: JudgedField, value: string) => {
    if (value === '') return t('staff.missing');
    return field === 'sizeTypeId' ? t(`staff.sizes.${value as '1'}`) : value;
  };
  return (
    <dl className={classes['root']}>
      {judgedValues(business).map(({ field, value, before }) => (
        <div
          key={field}
          className={classes['field']}
          data-changed={before !== undefined || undefined}
        >
          <dt>{t(`staff.fields.${field}`)}</dt>
          <dd>
            {before !== undefined && (
              <>
                <span className={classes['hidden']}>{t('staff.before')} </span>
                <del>{textOf(field, before)}</del>
                <span className={classes['hidden']}> {t('staff.after')} </span>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <span>{textOf(field, value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
