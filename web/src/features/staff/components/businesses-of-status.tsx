import { IconBuildingStore } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { BusinessForStaff } from '#contract/staff.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { businessesQuery } from '../api/list-businesses.ts';
import { useFocusAfterDecision } from '../use-focus-after-decision.ts';
import { BusinessCard } from './business-card.tsx';
import { DeskList } from './desk-list.tsx';

/** The businesses of a status; one that is suspended or reinstated leaves the list. */
export function BusinessesOfStatus({ status }: { readonly status: BusinessStatus }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(businessesQuery(status));
  const noteDecided = useFocusAfterDecision(query.data);
  // The same function in each render, so that the rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (business: BusinessForStaff) => (
      <BusinessCard business={business} onDecided={() => noteDecided(business.id)} />
    ),
    [noteDecided],
  );
  return (
    <DeskList
      query={query}
      rowHeight={420}
      empty={
        <EmptyState
          icon={<IconBuildingStore size={32} />}
          title={t('staff.businesses.empty.title')}
          hint={t('staff.businesses.empty.hint')}
        />
      }
    >
      {showRow}
    </DeskList>
  );
}
