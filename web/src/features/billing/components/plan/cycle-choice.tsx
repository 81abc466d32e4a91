import { Button, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetBillingCycle } from '../../api.ts';

interface CycleChoiceProps {
  readonly businessId: string;
  readonly subscription: Subscription;
  readonly value: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Choice between monthly and yearly payment. The plans show the chosen prices at once; the button saves the choice. */
export function CycleChoice({ businessId, subscription, value, onChange }: CycleChoiceProps) {
  const { t } = useTranslation();
  const mutation = useSetBillingCycle();
  const { billingCycle, nextBillingCycle, nextInvoice } = subscription;
  const kept = nextBillingCycle ?? billingCycle;
  const save = () =>
    mutation.mutate(
      { params: { id: businessId }, body: { billingCycle: value } },
      { onSuccess: () => showToast(t('billing.plan.cycleSaved')) },
    );
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('billing.plan.cycle')}
        description={t('billing.plan.cycleHint')}
        value={value}
        onChange={(cycle) => onChange(cycle === 'YEARLY' ? 'YEARLY' : 'MONTHLY')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="MONTHLY" label={t('billing.plan.monthly')} />
          <Radio value="YEARLY" label={t('billing.plan.yearly')} />
        </Stack>
      </Radio.Group>
      {nextBillingCycle && nextInvoice && (
        <Text size="sm" role="note">
          {t(`billing.plan.from.${nextBillingCycle}`, { day: formatDay(nextInvoice.on) })}
        </Text>
      )}
      {mutation.error && <ErrorAlert error={mutation.error} />}
      {value !== kept && (
        <Button onClick={save} loading={mutation.isPending} w="fit-content">
          {t(`billing.plan.save.${value}`)}
        </Button>
      )}
    </Stack>
  );
}
