import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { type ReviewedField, reviewedValues } from '#web/product/business/reviewed-fields.ts';
import { sizeName } from '#web/product/business/size-name.ts';
import { ChangedValue } from '../decisions/changed-value.tsx';
import classes from '../fields.module.css';

/** The fields that staff review; a field that a revision changes also shows its current value. */
export function ReviewedFields({ business }: { readonly business: BusinessForStaff }) {
  const { t } = useTranslation();
  const textOf = (field: ReviewedField, value: string) => {
    if (value === '') return t(field === 'legalName' ? 'staff.missingLegalName' : 'staff.missing');
    return field === 'sizeTypeId' ? sizeName(t, value) : value;
  };
  return (
    <dl className={classes['root']}>
      {reviewedValues(business, business.active).map(({ field, value, before }) => (
        <div key={field} className={classes['field']}>
          <dt>{t(`staff.fields.${field}`)}</dt>
          <dd>
            {before === undefined ? (
              textOf(field, value)
            ) : (
              <ChangedValue before={textOf(field, before)} after={textOf(field, value)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
