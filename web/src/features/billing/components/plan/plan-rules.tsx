import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PricesOfPlans } from '#contract/billing/plan-prices.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { monthsOfExample, upgradeExample } from './plan-prices.ts';

interface PlanRulesProps {
  readonly sizeTypes: readonly SizeType[];
  readonly prices: PricesOfPlans;
  readonly sizeTypeId: number;
}

/** The first day of another size, and the cost of a larger one within a paid period, with an example. */
export function PlanRules({ sizeTypes, prices, sizeTypeId }: PlanRulesProps) {
  const { t } = useTranslation();
  const example = upgradeExample(sizeTypes, prices, sizeTypeId);
  return (
    <Text size="sm" c="dimmed">
      {t('billing.plan.rules')}{' '}
      {example &&
        t('billing.plan.example', {
          count: monthsOfExample,
          from: sizeName(t, example.from.id, example.from.name),
          to: sizeName(t, example.to.id, example.to.name),
          amount: formatMoney(example.amount),
        })}
    </Text>
  );
}
