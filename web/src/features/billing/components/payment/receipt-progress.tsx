import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canRetry } from '#web/platform/photos/photos.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import type { useReceipt } from '../../use-receipt.ts';

interface ReceiptProgressProps extends Pick<ReturnType<typeof useReceipt>, 'work' | 'refusal'> {
  readonly onRetry: () => void;
}

/** The progress of sending a receipt, or why it failed. */
export function ReceiptProgress({ work, refusal, onRetry }: ReceiptProgressProps) {
  const { t } = useTranslation();
  if (work.phase === 'none' || work.phase === 'sent') return null;
  if (work.phase === 'failed') {
    const mayRetry = refusal !== null || canRetry(work.problem);
    return (
      <Group gap="sm" align="center">
        {refusal ? (
          <ErrorAlert error={refusal} />
        ) : (
          <Alert color="red" variant="light" role="alert">
            {t(`photos.problems.${work.problem}`)}
          </Alert>
        )}
        {mayRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </Group>
    );
  }
  const isSending = work.phase === 'sending';
  const part = isSending ? work.part * 100 : 100;
  return (
    <div aria-busy="true">
      <Text size="sm" mb={4} role="status">
        {t(isSending ? 'billing.receipt.sending' : 'billing.receipt.processing')}
      </Text>
      <Progress value={part} animated={!isSending} aria-label={t('billing.receipt.progress')} />
    </div>
  );
}
