import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { useDecideBusinessApproval } from '../api/decide-business-approval.ts';
import { headingIdOf, headingOf } from '../heading-id.ts';
import { useDecision } from '../use-decision.ts';
import { BusinessFacts } from './business-facts.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { DeskCard } from './desk-card.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface PendingBusinessProps {
  readonly business: BusinessForStaff;
  /** Called once it was approved or rejected, before it leaves the queue. */
  readonly onDecided: () => void;
}

/** A pending business or revision, with the buttons to approve or reject it. */
export function PendingBusiness({ business, onDecided }: PendingBusinessProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useDecideBusinessApproval();
  const [isRejecting, { open, close }] = useDisclosure();
  const { id, name, version, previousActive, active, updatedAt } = business;
  const { failure, isSending, isDecided, take, attempt } = useDecision(version, onDecided);
  const isDeciding = isSending || isDecided;

  const params = { id };
  const approve = () =>
    attempt({
      decide: () => decide({ params, body: { decision: 'approve' }, version }),
      // A change is approved also while its business is suspended, which it stays.
      done: ({ status }) =>
        t(status === 'suspended' ? 'staff.approvedSuspended' : 'staff.approved', { name }),
    });
  const reject = async (reason: string) => {
    await take({
      decide: () => decide({ params, body: { decision: 'reject', reason }, version }),
      done: () => t('staff.rejected', { name }),
    });
    close();
  };

  return (
    <DeskCard
      title={name}
      headingId={headingIdOf(id)}
      badges={
        <>
          <ToneBadge tone={previousActive ? 'info' : 'good'}>
            {t(previousActive ? 'staff.isRevision' : 'staff.isNew')}
          </ToneBadge>
          {active?.status === 'suspended' && <StatusBadge status="suspended" />}
        </>
      }
      note={t('staff.waitingSince', { day: formatInstantDay(updatedAt) })}
    >
      <BusinessFacts business={business} />
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} />
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          disabled={isDeciding}
          onClick={open}
          aria-label={t('staff.rejectNamed', { name })}
        >
          {t('staff.reject')}
        </Button>
        <Button
          loading={isDeciding}
          onClick={approve}
          aria-label={t('staff.approveNamed', { name })}
        >
          {t('staff.approve')}
        </Button>
      </Group>
      <ReasonDialog
        decision="reject"
        name={name}
        version={version}
        isOpen={isRejecting}
        onClose={close}
        onGive={reject}
      />
    </DeskCard>
  );
}
