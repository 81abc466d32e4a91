import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStartOfForm } from '#web/platform/offline/offline.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { useMe } from '#web/session/queries/get-me.ts';
import { myBusinessQuery } from '#web/session/queries/my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { noticeOf } from '../business-notice.ts';
import { BusinessView } from '../components/business-view.tsx';

/** The user's business: its status, and the form that registers and changes it. */
export default function Business() {
  const { t } = useTranslation();
  const { userId } = useMe();
  const query = useStartOfForm(myBusinessQuery(userId));
  const business = query.data?.items[0];
  const isWell = business !== undefined && noticeOf(business, query.data?.active) === undefined;
  return (
    <>
      <PageHeader
        title={t('businesses.title')}
        subtitle={isWell && <StatusBadge status={business.status} />}
      />
      <Stack gap="md" maw="44rem">
        <QueryView query={query} loading={<FormSkeleton />}>
          {({ items: [current], active, rejectedRevision }) => (
            <>
              {/* Not in the header, where it would push the page down when it appears. */}
              {!current && <Text c="dimmed">{t('businesses.subtitleNew')}</Text>}
              <BusinessView business={current} active={active} refused={rejectedRevision} />
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
