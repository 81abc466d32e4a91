import { Stack } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { pendingBusinessesQuery } from '../api/list-pending-businesses.ts';
import { PendingBusiness } from '../components/pending-business.tsx';

/** The queue of businesses and revisions that wait for staff, the oldest first. */
export default function Staff() {
  const { t } = useTranslation();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(pendingBusinessesQuery);
  return (
    <>
      <PageHeader title={t('staff.title')} subtitle={t('staff.subtitle')} />
      {!data &&
        (error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <RowsSkeleton rows={2} height={220} />
        ))}
      {data && (
        <Stack gap="md" maw="52rem">
          {data.length === 0 && !hasNextPage && (
            <EmptyState
              icon={<IconChecks size={32} />}
              title={t('staff.empty.title')}
              hint={t('staff.empty.hint')}
            />
          )}
          {data.map((business) => (
            <PendingBusiness key={business.id} business={business} />
          ))}
          <LoadMore
            hasMore={hasNextPage}
            isLoading={isFetchingNextPage}
            error={error}
            onMore={fetchNextPage}
          />
        </Stack>
      )}
    </>
  );
}
