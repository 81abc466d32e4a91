import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { cardPadding } from '#web/ui/card-padding.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useDecideBusinessApproval } from '../api/decide-business-approval.ts';
import { headingIdOf } from '../heading-id.ts';
import { DecisionFailure } from './decision-failure.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewedFields } from './reviewed-fields.tsx';

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
  const [failure, setFailure] = useState<unknown>();
  const [isApproving, setIsApproving] = useState(false);
  const { id, name, version, previousActive, updatedAt } = business;

  const approve = async () => {
    setFailure(undefined);
    setIsApproving(true);
    try {
      await decide({ params: { id }, body: { decision: 'approve' }, version });
      onDecided();
      await showToast(t('staff.approved', { name }));
    } catch (error) {
      setFailure(error);
    } finally {
      setIsApproving(false);
    }
  };
  const reject: ComponentProps<typeof RejectDialog>['onReject'] = async (body) => {
    setFailure(undefined);
    await decide({ params: { id }, body, version });
    onDecided();
    await showToast(t('staff.rejected', { name }));
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
        <ReviewedFields business={business} />
        <DecisionFailure error={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={open} aria-label={t('staff.rejectNamed', { name })}>
            {t('staff.reject')}
          </Button>
          <Button
            loading={isApproving}
            onClick={approve}
            aria-label={t('staff.approveNamed', { name })}
          >
            {t('staff.approve')}
          </Button>
        </Group>
      </Stack>
      <RejectDialog name={name} isOpen={isRejecting} onClose={close} onReject={reject} />
    </Paper>
  );
}
