import { useTranslation } from 'react-i18next';
import { BackLink } from '#web/ui/back-link.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfBusiness } from '../components/of-business.tsx';
import { PlanChoice } from '../components/plan-choice.tsx';

/** The subscription's price, and the choice between monthly and yearly payment. */
export default function Payment() {
  const { t } = useTranslation();
  return (
    <>
      <BackLink from="payment" />
      <PageHeader title={t('billing.plan.title')} subtitle={t('billing.plan.subtitle')} />
      <OfBusiness loading={<FormSkeleton />}>
        {(business) => <PlanChoice business={business} />}
      </OfBusiness>
    </>
  );
}
