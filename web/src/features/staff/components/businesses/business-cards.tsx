import { Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { isRevision } from '#web/product/business/is-revision.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { useDecideBusinessApproval, useLiftSuspension, useSuspendBusiness } from '../../api.ts';
import { taxIdTypeOf } from '../../common-reasons.ts';
import { useDecision, useLatestBusiness } from '../../use-decision.ts';
import { DecisionFailure } from '../desk/decision-failure.tsx';
import {
  DecisionButton,
  Decisions,
  EntryCard,
  GivenReason,
  headingIdOf,
  headingOf,
} from '../desk/entry-card.tsx';
import { ReasonDialog } from '../desk/reason-dialog.tsx';
import { BusinessFacts } from './business-facts.tsx';

/** Returns the decision as a sentence; empty before the decision. */
function resultOf(t: TFunction, { status, name, active }: BusinessForStaff): string {
  if (status === 'pending_approval') return '';
  if (status === 'rejected') return t('staff.rejected', { name });
  // A revision can be approved while its business is suspended; the suspension stays.
  const isSuspended = active?.status === 'suspended';
  return t(isSuspended ? 'staff.approvedSuspended' : 'staff.approved', { name });
}

/** A business or revision that was pending when listed. It stays after the decision and shows the result. */
export function PendingBusiness({ business: listed }: { readonly business: BusinessForStaff }) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useDecideBusinessApproval();
  const [isRejecting, { open, close }] = useDisclosure();
  const [sent, setSent] = useState<'approve' | 'reject'>();
  const { business, setBusiness, isGone, reload } = useLatestBusiness(listed);
  const { id, name, version, status, active, updatedAt, rejectionReason } = business;
  const isChange = isRevision(business);
  const { failure, isSending, take, attempt } = useDecision(version);
  const result = resultOf(t, business);
  const isOpen = status === 'pending_approval' && !isGone;

  const decideAs = (decision: 'approve' | 'reject', reason?: string) => {
    setSent(decision);
    return {
      decide: () =>
        decide({ params: { id }, body: { decision, ...(reason && { reason }) }, version }),
      // The answer to a decision on a revision is its live business.
      show: () => {
        setBusiness({
          ...business,
          status: decision === 'approve' ? 'active' : 'rejected',
          ...(reason && { rejectionReason: reason }),
        });
        close();
      },
    };
  };
  const stateOf = (decision: 'approve' | 'reject') => {
    if (isSending) return sent === decision ? 'sending' : 'off';
    if (isOpen) return 'open';
    const taken = status === 'rejected' ? 'reject' : 'approve';
    return !isGone && taken === decision ? 'taken' : 'off';
  };

  return (
    <EntryCard
      title={name}
      headingId={headingIdOf(id)}
      badges={
        <>
          <ToneBadge tone={isChange ? 'info' : 'good'}>
            {t(isChange ? 'staff.isRevision' : 'staff.isNew')}
          </ToneBadge>
          {active?.status === 'suspended' && <StatusBadge status="suspended" />}
        </>
      }
      note={t('staff.waitingSince', { day: formatInstantDay(updatedAt) })}
    >
      <BusinessFacts business={business} onReload={reload} />
      <Decisions>
        <DecisionButton
          variant="default"
          label={t('staff.reject')}
          name={result || t('staff.rejectNamed', { name })}
          result={t('status.rejected')}
          state={stateOf('reject')}
          onPress={open}
        />
        <DecisionButton
          label={t('staff.approve')}
          name={result || t('staff.approveNamed', { name })}
          result={t('staff.decisions.actions.approve')}
          state={stateOf('approve')}
          onPress={() => attempt(decideAs('approve'))}
        />
      </Decisions>
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      {status === 'rejected' && rejectionReason && <GivenReason reason={rejectionReason} />}
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} onReload={reload} />
      <ReasonDialog
        decision="reject"
        taxIdType={taxIdTypeOf(business)}
        id={id}
        name={name}
        version={version}
        isOpen={isRejecting && isOpen}
        onClose={close}
        onGive={(reason) => take(decideAs('reject', reason))}
        onReload={reload}
      />
    </EntryCard>
  );
}

/** Returns the kinds of a suspension; old records without a kind were suspended by staff. */
const shownSuspensionsOf = ({
  status,
  suspendedBy,
}: Pick<Business, 'status' | 'suspendedBy'>): readonly SuspensionKind[] =>
  status === 'suspended' ? (suspendedBy ?? ['staff']) : [];

interface SuspensionProps {
  readonly business: Pick<Business, 'status' | 'suspendedBy'>;
}

/** Badges for the kinds of a suspension. */
function SuspensionBadges({ business }: SuspensionProps) {
  const { t } = useTranslation();
  return shownSuspensionsOf(business).map((kind: SuspensionKind) => (
    <ToneBadge key={kind} tone="bad">
      {t(`staff.suspendedBy.${kind}`)}
    </ToneBadge>
  ));
}

/** Explains how a suspension for unpaid invoices ends; staff cannot lift it. */
function UnpaidNote({ business }: SuspensionProps) {
  const { t } = useTranslation();
  const kinds = shownSuspensionsOf(business);
  if (!kinds.includes('payment')) return null;
  return <Text>{t(kinds.includes('staff') ? 'staff.unpaid.both' : 'staff.unpaid.only')}</Text>;
}

/** A business with the button to suspend it or to lift its suspension. It stays listed, so that staff can undo. */
export function BusinessCard({ business: listed }: { readonly business: BusinessForStaff }) {
  const { t } = useTranslation();
  const { mutateAsync: suspend } = useSuspendBusiness();
  const { mutateAsync: lift } = useLiftSuspension();
  const [isSuspending, { open, close }] = useDisclosure();
  const { business, setBusiness, reload } = useLatestBusiness(listed);
  const [result, setResult] = useState('');
  const { id, name, version, status, updatedAt } = business;
  const { failure, isSending, take, attempt } = useDecision(version);
  const reasons = { suspended: business.suspendedReason, rejected: business.rejectionReason };
  const reason = status === 'suspended' || status === 'rejected' ? reasons[status] : undefined;

  const maySuspend = status === 'active' || status === 'suspended';
  const mayLift = shownSuspensionsOf(business).includes('staff');
  const params = { id };
  const showAs = (result: 'suspended' | 'lifted') => (changed: Business) => {
    const { suspendedReason: _reason, suspendedBy: _by, ...before } = business;
    setBusiness({ ...before, ...changed });
    const isUnpaid = result === 'lifted' && changed.status === 'suspended';
    setResult(t(isUnpaid ? 'staff.liftedUnpaid' : `staff.${result}`, { name }));
    close();
  };

  return (
    <EntryCard
      title={name}
      headingId={headingIdOf(id)}
      badges={
        <>
          <StatusBadge status={status} />
          <SuspensionBadges business={business} />
          {isRevision(business) && <ToneBadge tone="info">{t('staff.isRevision')}</ToneBadge>}
        </>
      }
      note={t('staff.businesses.changedOn', { day: formatInstantDay(updatedAt) })}
    >
      {reason && <GivenReason reason={reason} />}
      <UnpaidNote business={business} />
      <BusinessFacts business={business} onReload={reload} />
      {maySuspend && (
        <Decisions>
          <DecisionButton
            variant={mayLift ? 'filled' : 'default'}
            label={t(mayLift ? 'staff.lift' : 'staff.suspend')}
            name={t(mayLift ? 'staff.liftNamed' : 'staff.suspendNamed', { name })}
            state={isSending ? 'sending' : 'open'}
            onPress={() => {
              if (mayLift) {
                attempt({ decide: () => lift({ params, version }), show: showAs('lifted') });
              } else open();
            }}
          />
        </Decisions>
      )}
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} onReload={reload} />
      <ReasonDialog
        decision="suspend"
        taxIdType={taxIdTypeOf(business)}
        id={id}
        name={name}
        version={version}
        isOpen={isSuspending}
        onClose={close}
        onGive={(reason) =>
          take({
            decide: () => suspend({ params, body: { reason }, version }),
            show: showAs('suspended'),
          })
        }
        onReload={reload}
      />
    </EntryCard>
  );
}
