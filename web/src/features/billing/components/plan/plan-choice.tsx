import { Anchor, Button, Group, Paper, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Agreement } from '#contract/billing/agreements.ts';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { pricesQuery, sizeTypesQuery } from '#web/product/billing/api.ts';
import { sizeLimitTexts, sizeName } from '#web/product/business/size-texts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { cardPadding, SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { type PlanPrices, planPricesOf } from '../../plan-prices.ts';
import { NextInvoice } from './next-invoice.tsx';
import '@mantine/core/styles/Radio.layer.css';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { useSetBillingCycle } from '../../api.ts';

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
function PlanCard({ sizeType, prices, cycle, isCurrent, hasTrial }: PlanCardProps) {
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

interface CycleChoiceProps {
  readonly businessId: string;
  readonly subscription: Subscription;
  readonly value: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Choice between monthly and yearly payment. The plans show the chosen prices at once; the button saves the choice. */
function CycleChoice({ businessId, subscription, value, onChange }: CycleChoiceProps) {
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

/** The agreed plan of a business of the special size type, or a link to ask for one. */
function AgreedPlan({ agreement }: { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  if (!agreement) {
    return (
      <Text>
        {t('billing.plan.noAgreement')}{' '}
        <Anchor component={Link} to={linkToScreen('business')} inherit underline="always">
          {t('billing.plan.toBusiness')}
        </Anchor>
      </Text>
    );
  }
  const { monthlyPrice, validFrom } = agreement;
  return (
    <Stack gap={4}>
      <Text fw={650}>{t('billing.plan.aMonth', { price: formatMoney(monthlyPrice) })}</Text>
      <Text>{t('billing.plan.agreedFrom', { day: formatDay(validFrom) })}</Text>
      <Text size="sm" c="dimmed">
        {sizeLimitTexts(t, agreement).join(' · ')}
      </Text>
    </Stack>
  );
}

interface PlanChoiceProps {
  readonly business: Business;
  readonly subscription: Subscription;
}

function PlanOfSubscription({ business, subscription }: PlanChoiceProps) {
  const { t } = useTranslation();
  const { billingCycle, nextBillingCycle } = subscription;
  const [cycle, setCycle] = useState<BillingCycle>(nextBillingCycle ?? billingCycle);
  const sizeTypes = useQuery(sizeTypesQuery);
  const { data: prices } = useQuery(pricesQuery);
  const pricesOf = planPricesOf(prices?.items ?? []);
  return (
    <Stack gap="md">
      <SectionCard title={t('billing.nextTitle')}>
        <NextInvoice subscription={subscription} />
      </SectionCard>
      <SectionCard title={t('billing.plan.current')}>
        {isSpecial(business) ? (
          <AgreedPlan agreement={subscription.agreement} />
        ) : (
          <CycleChoice
            businessId={business.id}
            subscription={subscription}
            value={cycle}
            onChange={setCycle}
          />
        )}
      </SectionCard>
      <QueryView query={sizeTypes} loading={<FormSkeleton />}>
        {(items) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            {items.map((sizeType) => (
              <PlanCard
                key={sizeType.id}
                sizeType={sizeType}
                prices={pricesOf.get(sizeType.id)}
                cycle={cycle}
                isCurrent={sizeType.id === business.sizeTypeId}
                hasTrial={business.approvedAt === undefined}
              />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
      <Text size="sm" c="dimmed">
        {t('billing.plan.rules')}
      </Text>
    </Stack>
  );
}

/** The plans side by side with the current one marked, and the choice between monthly and yearly payment. */
export function PlanChoice({ business }: { readonly business: Business }) {
  const query = useQuery(subscriptionQuery(business.id));
  return (
    <QueryView query={query} loading={<FormSkeleton />}>
      {(subscription) => <PlanOfSubscription business={business} subscription={subscription} />}
    </QueryView>
  );
}
