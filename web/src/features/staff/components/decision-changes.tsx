import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Indication } from '#contract/indications.ts';
import { indicationLifecycle } from '#contract/lifecycles.ts';
import type { Decision } from '#contract/staff.ts';
import { sizeName } from '#web/lib/size-name.ts';
import { decisionChanges } from '../decision-changes.ts';
import { ChangedValue } from './changed-value.tsx';
import classes from './fields.module.css';

const isOfIndication = (status: Decision['after']['status']): status is Indication['status'] =>
  status in indicationLifecycle.transitions;

function statusName(t: TFunction, status: Decision['after']['status']): string {
  if (status === 'shown' || status === 'taken_down') {
    return t(`staff.decisions.pictureStates.${status}`);
  }
  return isOfIndication(status) ? t(`staff.indications.statuses.${status}`) : t(`status.${status}`);
}

/** The fields that a decision changed, before and after it. */
export function DecisionChanges({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  const textOf = (field: string, value: string) => {
    if (value === '') return t(field === 'legalName' ? 'staff.missingLegalName' : 'staff.missing');
    if (field === 'sizeTypeId') return sizeName(t, value);
    return field === 'status' ? statusName(t, value as Decision['after']['status']) : value;
  };
  return (
    <dl className={classes['root']}>
      {decisionChanges(decision).map(({ field, before, after }) => (
        <div key={field} className={classes['field']}>
          <dt>{t(`staff.fields.${field}`)}</dt>
          <dd>
            <ChangedValue before={textOf(field, before)} after={textOf(field, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
