import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PricesOfPlans } from '#contract/billing/plan-prices.ts';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { UpgradeNote } from '#web/product/billing/upgrade-note.tsx';
import { type ChosenPlan, keptCycle, type Records } from './plan-change.ts';
import { priceOfCycle } from './plan-prices.ts';

interface TermsProps {
  readonly records: Records;
  readonly subscription: Subscription;
  readonly prices: PricesOfPlans;
  readonly choice: ChosenPlan;
}

/** What another size changes: the size of today, the approval, the day of the new price, and the cost of a larger size. */
export function SizeTerms({ records: { live }, subscription, prices, choice }: TermsProps) {
  const { t } = useTranslation();
  const { nextPeriodStart, otherCycle, upgrades = [] } = subscription;
  const isReviewed = live.approvedAt !== undefined;
  const current = prices.get(live.sizeTypeId);
  const next = prices.get(choice.sizeTypeId);
  const cycle = keptCycle(subscription);
  const isSmaller = current !== undefined && next !== undefined && next.month < current.month;
  const isCharged = isReviewed && otherCycle?.isImmediate !== true;
  const hasCost = upgrades.some(({ sizeTypeId }) => sizeTypeId === choice.sizeTypeId);
  const when = nextPeriodStart
    ? t('billing.plan.approvedFrom', { day: formatDay(nextPeriodStart) })
    : t('billing.plan.approvedNext');
  return (
    <Stack gap="xs">
      {current && (
        <Text size="sm">
          {t('billing.plan.today', {
            name: sizeName(t, live.sizeTypeId),
            price: t(cycle === 'YEARLY' ? 'billing.plan.aYear' : 'billing.plan.aMonth', {
              price: formatMoney(priceOfCycle(current, cycle)),
            }),
          })}
        </Text>
      )}
      {isReviewed && <Text size="sm">{t('billing.plan.approvedFirst')}</Text>}
      {!isReviewed && next && <Text size="sm">{t('billing.plan.beforeApproval')}</Text>}
      {isReviewed && next && !hasCost && <Text size="sm">{when}</Text>}
      {isSpecial(choice) && (
        <Text size="sm">
          {t(isReviewed ? 'billing.plan.specialTerms' : 'billing.plan.specialTermsNew')}
        </Text>
      )}
      {isCharged && isSmaller && <Text size="sm">{t('billing.plan.smaller')}</Text>}
      <UpgradeNote businessId={live.id} sizeTypeId={String(choice.sizeTypeId)} />
    </Stack>
  );
}

interface CycleTermsProps extends TermsProps {
  /** Whether the size changes, too: until its approval, the price of the current size holds. */
  readonly isWithSize: boolean;
}

/** From when on another billing cycle holds, and the amount and days of its first invoice. */
export function CycleTerms({ records, subscription, choice, isWithSize }: CycleTermsProps) {
  const { t } = useTranslation();
  const { otherCycle, nextPeriodStart } = subscription;
  const isImmediate = otherCycle?.isImmediate === true;
  const invoice = otherCycle?.nextInvoice;
  const name = sizeName(t, records.live.sizeTypeId);
  const isReviewed = records.live.approvedAt !== undefined;
  const whenOf = () => {
    if (isImmediate) return t(`billing.plan.immediate.${choice.cycle}`);
    const day = invoice?.periodStart ?? nextPeriodStart;
    return day
      ? t(`billing.plan.from.${choice.cycle}`, { day: formatDay(day) })
      : t(`billing.plan.fromNext.${choice.cycle}`);
  };
  const facts = invoice && {
    amount: formatMoney(invoice.amount),
    day: formatDay(invoice.on),
    due: formatDay(invoice.dueDate),
  };
  return (
    <Stack gap="xs">
      <Text size="sm">
        {whenOf()} {facts && !isWithSize && t('billing.plan.firstInvoice', facts)}
      </Text>
      {isWithSize && facts && isReviewed && (
        <Text size="sm">{t('billing.plan.withoutApproval', { ...facts, name })}</Text>
      )}
      {isWithSize && isReviewed && <Text size="sm">{t('billing.plan.cycleStays')}</Text>}
      <Text size="sm">{t(isImmediate ? 'billing.plan.undoBefore' : 'billing.plan.undoUntil')}</Text>
    </Stack>
  );
}
