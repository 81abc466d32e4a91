import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/staff/staff.ts';
import { decidedValue } from '../../decided-value.ts';
import { type ChangedField, decisionChanges } from '../../decision-changes.ts';
import classes from '../fields.module.css';
import { ChangedValue } from './changed-value.tsx';

/** Whether a field is a term of an agreement; the record lacks the previous terms. */
const isAgreed = (field: ChangedField) => /^(?:max|monthlyPrice|validFrom)/.test(field);

/** The fields that a decision changed, before and after it. */
export function DecisionChanges({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  return (
    <dl className={classes['root']}>
      {decisionChanges(decision).map(({ field, before, after }) => {
        const shown = decidedValue(t, field, after);
        return (
          <div key={field} className={classes['field']}>
            <dt>{t(`staff.fields.${field}`)}</dt>
            <dd>
              {isAgreed(field) ? (
                shown
              ) : (
                <ChangedValue before={decidedValue(t, field, before)} after={shown} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
