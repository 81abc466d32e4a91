import { Box } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { pendingBusinessesQuery } from '../api/list-pending-businesses.ts';
import { PendingBusiness } from '../components/pending-business.tsx';
import { useFocusAfterDecision } from '../use-focus-after-decision.ts';

/** The approval queue: pending businesses and revisions, the oldest first. */
export default function Staff() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(pendingBusinessesQuery);
  const noteDecided = useFocusAfterDecision(query.data);
  return (
    <>
      <PageHeader title={t('staff.title')} subtitle={t('staff.subtitle')} />
      <Box maw="52rem">
        <PagedList
          query={query}
          loading={<RowsSkeleton rows={2} height={220} />}
          empty={
            <EmptyState
              icon={<IconChecks size={32} />}
              title={t('staff.empty.title')}
              hint={t('staff.empty.hint')}
            />
          }
        >
          {(businesses) =>
            businesses.map((business) => (
              <PendingBusiness
                key={business.id}
                business={business}
                onDecided={() => noteDecided(business.id)}
              />
            ))
          }
        </PagedList>
      </Box>
    </>
  );
}
