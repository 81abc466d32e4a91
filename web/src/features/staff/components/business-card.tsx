import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { cardPadding } from '#web/ui/card-padding.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useLiftSuspension } from '../api/lift-suspension.ts';
import { useSuspendBusiness } from '../api/suspend-business.ts';
import { headingIdOf } from '../heading-id.ts';
import { useDecision } from '../use-decision.ts';
import { BusinessFacts } from './business-facts.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BusinessCardProps {
  readonly business: BusinessForStaff;
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
      done: t('staff.suspended', { name }),
    });
    close();
  };
  const liftSuspension = () =>
    attempt({ decide: () => lift({ params, version }), done: t('staff.lifted', { name }) });
  const press = () => {
    if (isDecided) return;
    if (isActive) open();
    else liftSuspension();
  };

  return (
    <Paper component="article" withBorder p={cardPadding}>
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3" id={headingIdOf(id)} tabIndex={-1}>
              {name}
            </Title>
            <StatusBadge status={status} />
            {previousActive && (
              <Badge color="blue" variant="light" radius="sm" tt="none">
                {t('staff.isRevision')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {t('staff.businesses.changedOn', { day: formatInstantDay(updatedAt) })}
          </Text>
        </div>
        {reason && (
          <Text>
            <Text span c="dimmed">
              {t('staff.reason')}:
            </Text>{' '}
            {reason}
          </Text>
        )}
        <BusinessFacts business={business} />
        <DecisionFailure error={failure} />
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
      </Stack>
      <ReasonDialog
        decision="suspend"
        name={name}
        version={version}
        isOpen={isSuspending}
        onClose={close}
        onGive={suspendFor}
      />
    </Paper>
  );
}
