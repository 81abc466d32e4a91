import { Group, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { isRevision } from '#web/product/business/reviewed-fields.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { useDecideBusinessApproval } from '../../api.ts';
import { headingIdOf, headingOf } from '../../heading-id.ts';
import { useDecision } from '../../use-decision.ts';
import { useLatestBusiness } from '../../use-latest-business.ts';
import { GivenReason } from '../decisions/given-reason.tsx';
import { DecisionButton } from '../desk/decision-button.tsx';
import { DecisionFailure } from '../desk/decision-failure.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
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
      <Group justify="flex-end" gap="sm">
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
      </Group>
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      {status === 'rejected' && rejectionReason && <GivenReason reason={rejectionReason} />}
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} onReload={reload} />
      <ReasonDialog
        decision="reject"
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
