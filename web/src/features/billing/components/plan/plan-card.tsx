import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BillingCycle, SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts, sizeName } from '#web/product/business/size-texts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';

/** The price of a size type, in reais. */
interface PlanPrices {
  readonly month: number;
  readonly year: number;
  /** Saving of a year compared with twelve months. */
  readonly saving: number;
  readonly trialDays: number;
}

/** Returns the current prices by the id of the size type. */
export function planPricesOf(
  prices: readonly SubscriptionPrice[],
): ReadonlyMap<number, PlanPrices> {
  const active = prices.filter(({ active: isActive }) => isActive);
  return new Map(
    active
      .filter(({ billingCycle }) => billingCycle === 'MONTHLY')
      .flatMap(({ sizeTypeId, price: month, trialDays }) => {
        const yearly = active.find(
          (each) => each.sizeTypeId === sizeTypeId && each.billingCycle === 'YEARLY',
        );
        if (!yearly) return [];
        const year = yearly.price;
        const saving = Math.round((12 * month - year) * 100) / 100;
        return [[sizeTypeId, { month, year, saving, trialDays }] as const];
      }),
  );
}

interface PlanCardProps {
  readonly sizeType: SizeType;
  /** Undefined for the special size type. */
  readonly prices: PlanPrices | undefined;
  readonly cycle: BillingCycle;
  readonly isCurrent: boolean;
  /** Whether the business can still get a trial. */
  readonly hasTrial: boolean;
}

/** A size type with its limits and price; to change the size, it links to the business. */
export function PlanCard({ sizeType, prices, cycle, isCurrent, hasTrial }: PlanCardProps) {
  const { t } = useTranslation();
  const { id, special } = sizeType;
  const isYearly = cycle === 'YEARLY';
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between">
          <Title order={3} size="h4">
            {sizeName(t, id, sizeType.name)}
          </Title>
          {isCurrent && <ToneBadge tone="good">{t('billing.plan.current')}</ToneBadge>}
        </Group>
        {prices ? (
          <>
            <Text fw={650}>
              {t(isYearly ? 'billing.plan.aYear' : 'billing.plan.aMonth', {
                price: formatMoney(isYearly ? prices.year : prices.month),
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
          <Text>{t('billing.plan.agreed')}</Text>
        )}
        {!special && (
          <Text size="sm" c="dimmed">
            {sizeLimitTexts(t, sizeType).join(' · ')}
          </Text>
        )}
        {!isCurrent && (
          <Button
            variant="default"
            component={Link}
            to={linkToScreen('business')}
            mt="auto"
            aria-label={t('billing.plan.changeTo', { name: sizeName(t, id, sizeType.name) })}
          >
            {t('billing.plan.change')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
