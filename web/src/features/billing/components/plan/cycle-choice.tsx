import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanPrices } from '#contract/billing/plan-prices.ts';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { keptCycle } from './plan-change.ts';
import { priceOfCycle } from './plan-prices.ts';

interface CycleChangeProps {
  readonly subscription: Subscription;
  /** Sets the previous cycle again. */
  readonly onUndo: (before: BillingCycle) => Promise<void>;
}

/** The change of the cycle that waits for the next invoice, with a button to undo it. */
function WaitingCycle({ subscription, onUndo }: CycleChangeProps) {
  const { t } = useTranslation();
  const [isUndoing, setIsUndoing] = useState(false);
  const { billingCycle, nextBillingCycle, nextInvoice, nextPeriodStart } = subscription;
  if (!nextBillingCycle) return null;
  const isOfCycle = nextInvoice && nextPeriodStart && nextInvoice.on >= nextPeriodStart;
  const undo = async () => {
    setIsUndoing(true);
    await onUndo(billingCycle);
    setIsUndoing(false);
  };
  return (
    <Group gap="sm">
      <Text size="sm" role="note" flex="1 1 14rem">
        {nextPeriodStart
          ? t(`billing.plan.from.${nextBillingCycle}`, { day: formatDay(nextPeriodStart) })
          : t(`billing.plan.fromNext.${nextBillingCycle}`)}
        {isOfCycle &&
          ` ${t('billing.plan.firstInvoice', {
            amount: formatMoney(nextInvoice.amount),
            day: formatDay(nextInvoice.on),
            due: formatDay(nextInvoice.dueDate),
          })}`}
      </Text>
      <Button variant="default" loading={isUndoing} onClick={undo}>
        {t('billing.plan.undo')}
      </Button>
    </Group>
  );
}

interface CycleChoiceProps extends CycleChangeProps {
  /** The prices of the current size; undefined if they could not be loaded. */
  readonly prices: PlanPrices | undefined;
  readonly value: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
  readonly onConfirm: () => void;
}

/** Choice between monthly and yearly payment. The plans show the chosen prices at once; the button asks to confirm. */
export function CycleChoice({
  subscription,
  prices,
  value,
  onChange,
  onUndo,
  onConfirm,
}: CycleChoiceProps) {
  const { t } = useTranslation();
  const isImmediate = subscription.otherCycle?.isImmediate === true;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(isImmediate ? 'billing.plan.cycleNow' : 'billing.plan.cycleHint')}
      </Text>
      <FilterTabs
        label={t('billing.plan.cycle')}
        value={value}
        onChange={onChange}
        data={[
          { value: 'MONTHLY', label: t('billing.plan.monthly') },
          { value: 'YEARLY', label: t('billing.plan.yearly') },
        ]}
      />
      <WaitingCycle subscription={subscription} onUndo={onUndo} />
      {value !== keptCycle(subscription) && (
        <Button onClick={onConfirm} w="fit-content">
          {prices
            ? t(`billing.plan.save.${value}`, { price: formatMoney(priceOfCycle(prices, value)) })
            : t(`billing.plan.confirm.${value}`)}
        </Button>
      )}
    </Stack>
  );
}
