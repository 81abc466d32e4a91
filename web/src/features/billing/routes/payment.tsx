import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pricesQuery, sizeTypesQuery } from '#web/product/billing/api.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PlanChoice } from '../components/plan/plan-choice.tsx';
import { WithBusiness } from '../components/with-business.tsx';

/** The subscription's price, and the choice of another size, and between monthly and yearly payment. */
export default function Payment() {
  const { t } = useTranslation();
  const { businessId } = useMe();
  const client = useQueryClient();
  // All answers load in parallel with the business.
  useEffect(() => {
    if (businessId) void client.prefetchQuery(subscriptionQuery(businessId));
  }, [client, businessId]);
  usePrefetchQuery(sizeTypesQuery);
  usePrefetchQuery(pricesQuery);
  return (
    <>
      <BackLink from="payment" />
      <PageHeader title={t('billing.plan.title')} subtitle={t('billing.plan.subtitle')} />
      <WithBusiness loading={<FormSkeleton />}>
        {(live, pending) => <PlanChoice live={live} pending={pending} />}
      </WithBusiness>
    </>
  );
}
