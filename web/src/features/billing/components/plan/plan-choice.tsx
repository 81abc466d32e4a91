import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { pricesQuery } from '#web/product/billing/list-prices.ts';
import { sizeTypesQuery } from '#web/product/billing/list-size-types.ts';
import { subscriptionQuery } from '#web/session/queries/get-subscription.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { planPricesOf } from '../../plan-prices.ts';
import { AgreedPlan } from './agreed-plan.tsx';
import { CycleChoice } from './cycle-choice.tsx';
import { NextInvoice } from './next-invoice.tsx';
import { PlanCard } from './plan-card.tsx';

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
