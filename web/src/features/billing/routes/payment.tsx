import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PlanChoice } from '../components/plan/plan-choice.tsx';
import { WithBusiness } from '../components/with-business.tsx';

/** The subscription's price, and the choice between monthly and yearly payment. */
export default function Payment() {
  const { t } = useTranslation();
  return (
    <>
      <BackLink from="payment" />
      <PageHeader title={t('billing.plan.title')} subtitle={t('billing.plan.subtitle')} />
      <WithBusiness loading={<FormSkeleton />}>
        {(business) => <PlanChoice business={business} />}
      </WithBusiness>
    </>
  );
}
