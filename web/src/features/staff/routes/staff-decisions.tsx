import { Anchor, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { indicationLifecycle, invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication } from '#contract/shops/indications.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { starting } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';
import { decisionsQuery } from '../api.ts';
import { DecisionsLink, useOriginOfDecisions } from '../components/desk/decisions-link.tsx';
import { EntryCard, GivenReason } from '../components/desk/entry-card.tsx';
import { EntryList } from '../components/desk/entry-list.tsx';
import { ChangedValue, FieldList } from '../components/desk/field-list.tsx';
import { type ChangedField, decisionChanges } from '../decision-changes.ts';

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
    <FieldList
      fields={decisionChanges(decision).map(({ field, before, after }) => {
        const shown = decidedValue(t, field, after);
        return {
          name: t(`staff.fields.${field}`),
          value: isAgreed(field) ? (
            shown
          ) : (
            <ChangedValue before={decidedValue(t, field, before)} after={shown} />
          ),
        };
      })}
    />
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
function DecisionEntry({ decision, isLinked }: DecisionEntryProps) {
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

/** The recorded decisions of staff on the business in `?businessId=`, or all decisions, newest first. */
export default function StaffDecisions() {
  const { t } = useTranslation();
  const businessId = useSearchParams()[0].get('businessId') ?? undefined;
  const { screen, search } = useOriginOfDecisions();
  const query = useInfiniteQuery(decisionsQuery(businessId));
  // A stable function, so that shown rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (decision: Decision) => <DecisionEntry decision={decision} isLinked={!businessId} />,
    [businessId],
  );
  const name = query.data?.[0]?.subjectName;
  return (
    <>
      {businessId && <BackLink from="staffDecisions" to={screen} search={search} />}
      <PageHeader
        title={t('staff.decisions.title')}
        subtitle={
          businessId ? name && t('staff.decisions.of', { name }) : t('staff.decisions.subtitle')
        }
        action={
          businessId &&
          screen !== 'staffDecisions' && (
            <Anchor
              component={Link}
              to={linkToScreen('staffDecisions')}
              state={starting}
              replace
              fw={550}
            >
              {t('staff.decisions.all')}
            </Anchor>
          )
        }
      />
      <EntryList
        query={query}
        rowHeight={220}
        empty={
          <EmptyState
            title={t('staff.decisions.empty.title')}
            hint={t('staff.decisions.empty.hint')}
          />
        }
      >
        {showRow}
      </EntryList>
    </>
  );
}
