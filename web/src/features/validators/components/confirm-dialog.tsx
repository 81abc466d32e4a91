import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly color?: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation; stays open during the action, and with the error if it fails. */
export function ConfirmDialog({
  title,
  text,
  action,
  color,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async () => {
    setIsPending(true);
    setError(undefined);
    try {
      await onConfirm();
    } catch (failure) {
      setError(failure);
      setIsPending(false);
    }
  };
  return (
    <Dialog isBusy={isPending} onClose={onClose} title={title}>
      <Stack gap="md">
        <Text>{text}</Text>
        <ErrorAlert error={error} context="page" />
        <Group justify="flex-end">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button {...(color && { color })} loading={isPending} onClick={confirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
