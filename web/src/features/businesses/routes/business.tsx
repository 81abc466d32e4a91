import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { BusinessForm } from '../components/business-form.tsx';
import { BusinessStatus } from '../components/business-status.tsx';
import { NextStep } from '../components/next-step.tsx';

/** The user's business: its status, and the form that registers and changes it. */
export default function Business() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const isNew = query.data?.items.length === 0;
  return (
    <>
      <PageHeader
        title={t('businesses.title')}
        subtitle={isNew ? t('businesses.subtitleNew') : undefined}
      />
      <Stack gap="md" maw="44rem">
        <QueryView query={query} loading={<FormSkeleton />}>
          {({ items: [business] }) => (
            <>
              {business && <BusinessStatus business={business} />}
              <BusinessForm business={business} />
              {business?.status === 'pending_approval' && !isSpecialBusiness(business) && (
                <NextStep />
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
