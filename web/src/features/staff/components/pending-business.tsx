import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { cardPadding } from '#web/ui/card-padding.ts';
import { useDecideBusinessApproval } from '../api/decide-business-approval.ts';
import { headingIdOf } from '../heading-id.ts';
import { useDecision } from '../use-decision.ts';
import { BusinessFacts } from './business-facts.tsx';
import { DecisionFailure } from './decision-failure.tsx';
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
  const { id, name, version, previousActive, updatedAt } = business;
  const { failure, isSending, isDecided, take, attempt } = useDecision(version, onDecided);
  const isDeciding = isSending || isDecided;

  const params = { id };
  const approve = () =>
    attempt({
      decide: () => decide({ params, body: { decision: 'approve' }, version }),
      done: t('staff.approved', { name }),
    });
  const reject = async (reason: string) => {
    await take({
      decide: () => decide({ params, body: { decision: 'reject', reason }, version }),
      done: t('staff.rejected', { name }),
    });
    close();
  };

  return (
    <Paper component="article" withBorder p={cardPadding}>
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3" id={headingIdOf(id)} tabIndex={-1}>
              {name}
            </Title>
            <Badge color={previousActive ? 'blue' : 'teal'} variant="light" radius="sm" tt="none">
              {previousActive ? t('staff.isRevision') : t('staff.isNew')}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {t('staff.waitingSince', { day: formatInstantDay(updatedAt) })}
          </Text>
        </div>
        <BusinessFacts business={business} />
        <DecisionFailure error={failure} />
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
      </Stack>
      <ReasonDialog
        decision="reject"
        name={name}
        version={version}
        isOpen={isRejecting}
        onClose={close}
        onGive={reject}
      />
    </Paper>
  );
}
