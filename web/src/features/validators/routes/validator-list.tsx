import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ValidatorsBlocked } from '../components/validators-blocked.tsx';
import { ValidatorsOfBusiness } from '../components/validators-of-business.tsx';

/** The validators of the user's business, with a link to add one once it is approved. */
export default function ValidatorList() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const { search } = useLocation();
  const live = query.data?.active ?? query.data?.items[0];
  return (
    <>
      <PageHeader
        title={t('validators.title')}
        action={
          live?.status === 'active' && (
            <Button
              component={Link}
              to={linkToScreen('validator')}
              state={{ listSearch: search } satisfies FromList}
              replace
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {t('validators.new')}
            </Button>
          )
        }
      />
      <QueryView query={query} loading={<RowsSkeleton height={112} />}>
        {({ currentBusinessId, items: [business], active = business }) => {
          if (!currentBusinessId || !active) return <ValidatorsBlocked reason="needBusiness" />;
          return (
            <>
              {!isPublishingBusiness(active.status) && <NotPublicYet business={active} mb="md" />}
              <ValidatorsOfBusiness businessId={currentBusinessId} status={active.status} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
