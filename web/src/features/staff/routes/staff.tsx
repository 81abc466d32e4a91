import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessForStaff } from '#contract/staff.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { businessesQuery } from '../api/list-businesses.ts';
import { DeskList } from '../components/desk-list.tsx';
import { PendingBusiness } from '../components/pending-business.tsx';
import { useFocusAfterDecision } from '../use-focus-after-decision.ts';

/** The approval queue: pending businesses and revisions, the oldest first. */
export default function Staff() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(businessesQuery('pending_approval'));
  const noteDecided = useFocusAfterDecision(query.data);
  // The same function in each render, so that the rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (business: BusinessForStaff) => (
      <PendingBusiness business={business} onDecided={() => noteDecided(business.id)} />
    ),
    [noteDecided],
  );
  return (
    <>
      <PageHeader title={t('staff.title')} subtitle={t('staff.subtitle')} />
      <DeskList
        query={query}
        rowHeight={480}
        empty={
          <EmptyState
            icon={<IconChecks size={32} />}
            title={t('staff.empty.title')}
            hint={t('staff.empty.hint')}
          />
        }
      >
        {showRow}
      </DeskList>
    </>
  );
}
