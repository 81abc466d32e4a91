import { Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { indicationLifecycle, invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication } from '#contract/shops/indications.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/product/business/size-texts.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';
import { type ChangedField, decisionChanges } from '../../decision-changes.ts';
import { EntryCard } from '../desk/entry-card.tsx';
import classes from '../fields.module.css';
import { ChangedValue } from './changed-value.tsx';
import { DecisionsLink } from './decisions-link.tsx';
import { GivenReason } from './given-reason.tsx';

type Status = Decision['after']['status'];

const isOfIndication = (status: Status): status is Indication['status'] =>
  status in indicationLifecycle.transitions;

const isOfInvoice = (status: Status): status is StoredInvoiceStatus =>
  status in invoiceLifecycle.transitions;

function statusName(t: TFunction, status: Status): string {
  if (status === 'shown' || status === 'taken_down') {
    return t(`staff.decisions.pictureStates.${status}`);
  }
  if (isOfIndication(status)) return t(`staff.indications.statuses.${status}`);
  return isOfInvoice(status) ? t(`invoiceStatus.${status}`) : t(`status.${status}`);
}

/** Formats a value in the record of a decision by its field. */
function decidedValue(t: TFunction, field: ChangedField, value: string): string {
  if (value === '') return t(field === 'legalName' ? 'staff.missingLegalName' : 'staff.missing');
  switch (field) {
    case 'sizeTypeId':
      return sizeName(t, value);
    case 'status':
      return statusName(t, value as Status);
    case 'amount':
    case 'monthlyPrice':
      return formatMoney(Number(value));
    case 'validFrom':
      return formatDay(value);
    default:
      return value;
  }
}

/** Whether a field is a term of an agreement; the record lacks the previous terms. */
const isAgreed = (field: ChangedField) => /^(?:max|monthlyPrice|validFrom)/.test(field);

/** The fields that a decision changed, before and after it. */
function DecisionChanges({ decision }: { readonly decision: Decision }) {
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

const tones: Readonly<Record<Decision['action'], Tone>> = {
  approve: 'good',
  reject: 'bad',
  suspend: 'bad',
  lift: 'good',
  agree: 'info',
  'take-down': 'bad',
  pay: 'good',
  refuse: 'bad',
  reopen: 'warning',
  cancel: 'off',
  contact: 'info',
  convert: 'good',
  discard: 'off',
};

interface DecisionEntryProps {
  readonly decision: Decision;
  /** Whether to link to the other decisions on its business. */
  readonly isLinked: boolean;
}

/** A recorded decision: its target, result, time, author, reason and changes. */
export function DecisionEntry({ decision, isLinked }: DecisionEntryProps) {
  const { t, i18n } = useTranslation();
  const { subjectId, subjectName, staffName, at, action, reason, after } = decision;
  const isOnBusiness = idPattern('business').test(subjectId);
  const isOnPicture = action === 'take-down';
  const removed = isOnBusiness ? 'removedBusiness' : 'removedIndication';
  const name = subjectName ?? t(`staff.decisions.${isOnPicture ? 'pictureOfNobody' : removed}`);
  const when = formatInstant(at, i18n.language);
  const kind = isOnPicture ? 'picture' : isOnBusiness ? 'business' : 'indication';
  const { number } = after;
  const subject = number
    ? t('staff.decisions.invoice', { number })
    : t(`staff.decisions.${action === 'agree' ? 'agreement' : kind}`);
  const taken = staffName
    ? t('staff.decisions.by', { when, name: staffName })
    : t('staff.decisions.byGone', { when });
  return (
    <EntryCard
      title={name}
      badges={<ToneBadge tone={tones[action]}>{t(`staff.decisions.actions.${action}`)}</ToneBadge>}
      note={`${subject} · ${taken}`}
    >
      {reason && <GivenReason reason={reason} />}
      {after.imageUrl && <Text style={{ overflowWrap: 'anywhere' }}>{after.imageUrl}</Text>}
      <DecisionChanges decision={decision} />
      {isLinked && isOnBusiness && (
        <div>
          <DecisionsLink businessId={subjectId} name={name} />
        </div>
      )}
    </EntryCard>
  );
}
