import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BusinessForm } from '../components/business-form.tsx';
import { BusinessStatus } from '../components/business-status.tsx';
import { NextStep } from '../components/next-step.tsx';

/** The user's business: registered, corrected and changed here, with where it stands. */
export default function Business() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMyBusiness();
  const business = data?.items[0];
  return (
    <>
      <PageHeader
        title={t('businesses.title')}
        subtitle={data && !business ? t('businesses.subtitleNew') : undefined}
      />
      <Stack gap="md" maw="44rem">
        {business && <BusinessStatus business={business} />}
        {data && <BusinessForm business={business} />}
        {business?.status === 'pending_approval' && !isSpecialBusiness(business) && <NextStep />}
        {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />)}
      </Stack>
    </>
  );
}
