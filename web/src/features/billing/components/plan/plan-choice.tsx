import { Anchor, Button, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Agreement } from '#contract/billing/agreements.ts';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay, formatInstantDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { pricesQuery, sizeTypesQuery } from '#web/product/billing/api.ts';
import { sizeLimitTexts } from '#web/product/business/size-texts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetBillingCycle } from '../../api.ts';
import { PlanCard, planPricesOf } from './plan-card.tsx';
import '@mantine/core/styles/Radio.layer.css';

/** The day and amount of the next invoice, and the end of the trial. */
export function NextInvoice({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const now = useNow().getTime();
  const { nextInvoice, trialEndsAt } = subscription;
  const isTrial = trialEndsAt !== undefined && Date.parse(trialEndsAt) > now;
  return (
    <>
      {isTrial && <Text>{t('billing.trialUntil', { day: formatInstantDay(trialEndsAt) })}</Text>}
      <Text>
        {nextInvoice
          ? t('billing.next', {
              day: formatDay(nextInvoice.on),
              amount: formatMoney(nextInvoice.amount),
            })
          : t('billing.noNext')}
      </Text>
    </>
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
