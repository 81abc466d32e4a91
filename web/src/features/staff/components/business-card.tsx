import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { useLiftSuspension } from '../api/lift-suspension.ts';
import { useSuspendBusiness } from '../api/suspend-business.ts';
import { headingIdOf, headingOf } from '../heading-id.ts';
import type { ShownBusiness } from '../shown-business.ts';
import { useDecision } from '../use-decision.ts';
import { BusinessFacts } from './business-facts.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { DeskCard } from './desk-card.tsx';
import { GivenReason } from './given-reason.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BusinessCardProps {
  readonly business: ShownBusiness;
  /** Called once it was suspended or its suspension lifted, before it leaves its list. */
  readonly onDecided?: () => void;
}

/** A business that waits for no decision, with the button to suspend it or to lift its suspension. */
export function BusinessCard({ business, onDecided }: BusinessCardProps) {
  const { t } = useTranslation();
  const { mutateAsync: suspend } = useSuspendBusiness();
  const { mutateAsync: lift } = useLiftSuspension();
  const [isSuspending, { open, close }] = useDisclosure();
  const { id, name, version, status, previousActive, updatedAt } = business;
  const { failure, isSending, isDecided, take, attempt } = useDecision(version, onDecided);
  const reasons = { suspended: business.suspendedReason, rejected: business.rejectionReason };
  const reason = status === 'suspended' || status === 'rejected' ? reasons[status] : undefined;

  const isActive = status === 'active';
  const params = { id };
  const suspendFor = async (reason: string) => {
    await take({
      decide: () => suspend({ params, body: { reason }, version }),
      done: () => t('staff.suspended', { name }),
    });
    close();
  };
  const liftSuspension = () =>
    attempt({ decide: () => lift({ params, version }), done: () => t('staff.lifted', { name }) });
  const press = () => {
    if (isDecided) return;
    if (isActive) open();
    else liftSuspension();
  };

  return (
    <DeskCard
      title={name}
      headingId={headingIdOf(id)}
      badges={
        <>
          <StatusBadge status={status} />
          {previousActive && <ToneBadge tone="info">{t('staff.isRevision')}</ToneBadge>}
        </>
      }
      note={t('staff.businesses.changedOn', { day: formatInstantDay(updatedAt) })}
    >
      {reason && <GivenReason reason={reason} />}
      <BusinessFacts business={business} />
      <DecisionFailure error={failure} nextFocus={() => headingOf(id)} />
      {(isActive || status === 'suspended') && (
        <Group justify="flex-end">
          {/* One button that is not disabled once pressed, so that it keeps the focus where the card stays. */}
          <Button
            variant={isActive ? 'default' : 'filled'}
            loading={isSending}
            onClick={press}
            aria-label={t(isActive ? 'staff.suspendNamed' : 'staff.liftNamed', { name })}
          >
            {t(isActive ? 'staff.suspend' : 'staff.lift')}
          </Button>
        </Group>
      )}
      <ReasonDialog
        decision="suspend"
        name={name}
        version={version}
        isOpen={isSuspending}
        onClose={close}
        onGive={suspendFor}
      />
    </DeskCard>
  );
}
