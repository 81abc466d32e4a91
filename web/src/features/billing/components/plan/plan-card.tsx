import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanPrices } from '#contract/billing/plan-prices.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts, sizeName } from '#web/lib/format/size-texts.ts';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { priceOfCycle } from './plan-prices.ts';

interface PlanCardProps {
  readonly sizeType: SizeType;
  /** Undefined for the special size type. */
  readonly prices: PlanPrices | undefined;
  readonly cycle: BillingCycle;
  /** The size of the live business, or the one that waits for approval. */
  readonly state: 'current' | 'waiting' | undefined;
  /** Whether the business can still get a trial. */
  readonly hasTrial: boolean;
  readonly onChoose: (sizeTypeId: SizeType['id']) => void;
}

/** A size type with its limits and price, and a button to choose it. */
export const PlanCard = memo(function PlanCard({
  sizeType,
  prices,
  cycle,
  state,
  hasTrial,
  onChoose,
}: PlanCardProps) {
  const { t } = useTranslation();
  const { id, special } = sizeType;
  const isYearly = cycle === 'YEARLY';
  const name = sizeName(t, id, sizeType.name);
  return (
    <Paper component="section" p={cardPadding}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between">
          <Title order={3} size="h4">
            {name}
          </Title>
          {state === 'current' && <ToneBadge tone="good">{t('billing.plan.current')}</ToneBadge>}
          {state === 'waiting' && <ToneBadge tone="waiting">{t('billing.plan.waits')}</ToneBadge>}
        </Group>
        {prices ? (
          <>
            <Text fw={650}>
              {t(isYearly ? 'billing.plan.aYear' : 'billing.plan.aMonth', {
                price: formatMoney(priceOfCycle(prices, cycle)),
              })}
            </Text>
            {isYearly && prices.saving > 0 && (
              <Text size="sm" c="dimmed">
                {t('billing.plan.saving', { amount: formatMoney(prices.saving) })}
              </Text>
            )}
            {hasTrial && prices.trialDays > 0 && (
              <Text size="sm" c="dimmed">
                {t('businesses.trial', { count: prices.trialDays })}
              </Text>
            )}
          </>
        ) : (
          special && <Text>{t('billing.plan.agreed')}</Text>
        )}
        {!special && (
          <Text size="sm" c="dimmed">
            {sizeLimitTexts(t, sizeType).join(' · ')}
          </Text>
        )}
        {state === undefined && (
          <Button
            variant="default"
            mt="auto"
            aria-label={t('billing.plan.changeTo', { name })}
            onClick={() => onChoose(id)}
          >
            {t('billing.plan.change')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
});
