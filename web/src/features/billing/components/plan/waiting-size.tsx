import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useChangeSize } from '../../api.ts';
import { inputWithSize, planBlock, type Records, waitingSize } from './plan-change.ts';

/** The size that waits for approval, with a button that keeps the current one instead. */
export function WaitingSize({ live, pending }: Records) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useChangeSize();
  const asked = waitingSize({ live, pending });
  if (asked === undefined) return null;
  const { id, version } = pending;
  const undo = () =>
    mutate(
      { params: { id }, body: inputWithSize(pending, live.sizeTypeId), version },
      {
        onSuccess: () =>
          showToast(t('billing.plan.sizeKept', { name: sizeName(t, live.sizeTypeId) })),
      },
    );
  return (
    <Alert role="note" color="yellow" variant="light">
      <Group gap="sm">
        <Text size="sm" flex="1 1 14rem">
          {t('billing.plan.sizeWaits', { name: sizeName(t, asked) })}
        </Text>
        {planBlock({ live }, { size: true }) === undefined && (
          <Button variant="default" loading={isPending} onClick={undo}>
            {t('billing.plan.undo')}
          </Button>
        )}
      </Group>
      <ErrorAlert error={error} context="page" />
    </Alert>
  );
}
