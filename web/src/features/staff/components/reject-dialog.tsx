import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { approvalInput, maxReasonLength } from '#contract/businesses.ts';
import type { BodyOf } from '#contract/route.ts';
import type { staffRoutes } from '#contract/routes/staff.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';

interface RejectDialogProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Its promise rejects where saving fails. */
  readonly onReject: (
    rejection: BodyOf<typeof staffRoutes.decideBusinessApproval>,
  ) => Promise<void>;
}

/** Asks for the reason of a rejection, which the owner will read. */
export function RejectDialog({ name, isOpen, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation();
  const { form, failure, isSending, submit } = useContractForm({
    schema: approvalInput,
    initialValues: { reason: '' },
    // The contract takes a single line, so line breaks become spaces.
    toInput: ({ reason }) => ({ decision: 'reject', reason: reason.replace(/\s+/g, ' ') }),
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('staff.rejectTitle', { name })}>
      <form onSubmit={submit(onReject)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('staff.rejectHint')}
          </Text>
          <Textarea
            label={t('staff.reason')}
            rows={4}
            maxLength={maxReasonLength}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <ErrorAlert error={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" color="red.9" loading={isSending}>
              {t('staff.reject')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
