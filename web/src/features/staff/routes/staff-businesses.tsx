import { TextInput } from '@mantine/core';
import { IconBuildingStore, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { staffSearchLength as searchLength } from '#contract/staff/staff.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { businessesQuery, foundBusinessesQuery, useBusinessesAnew } from '../api.ts';
import { showBusiness } from '../components/businesses/business-entry.tsx';
import { TakeDownPicture } from '../components/businesses/take-down-picture.tsx';
import { EntryList } from '../components/desk/entry-list.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';
import { useSearch } from '../use-search.ts';

/** The businesses of a status. */
function BusinessesOfStatus({ status }: { readonly status: BusinessStatus }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(businessesQuery(status));
  return (
    <EntryList
      query={query}
      onAskAnew={useBusinessesAnew()}
      rowHeight={420}
      empty={
        <EmptyState
          icon={<IconBuildingStore size={32} />}
          title={t('staff.businesses.empty.title')}
          hint={t('staff.businesses.empty.hint')}
        />
      }
    >
      {showBusiness}
    </EntryList>
  );
}

/** The businesses of any status that match a search. */
function FoundBusinesses({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundBusinessesQuery(words));
  return (
    <EntryList
      query={query}
      onAskAnew={useBusinessesAnew()}
      rowHeight={420}
      empty={
        <EmptyState
          icon={<IconSearchOff size={32} />}
          title={t('staff.businesses.notFound.title')}
          hint={t('staff.businesses.notFound.hint')}
        />
      }
    >
      {showBusiness}
    </EntryList>
  );
}

// Pending businesses are in the approval queue.
const statuses = ['active', 'suspended', 'rejected', 'closed'] as const;

/** The businesses with a status, or of any status that match a search. */
export default function StaffBusinesses() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const { typed, setTyped, debounced } = useSearch();
  const isSearching = typed.trim().length >= searchLength.min;
  return (
    <>
      <PageHeader
        title={t('staff.businesses.title')}
        subtitle={t('staff.businesses.subtitle')}
        action={<TakeDownPicture />}
      />
      <TextInput
        type="search"
        label={t('staff.businesses.search')}
        description={t('staff.businesses.searchHint')}
        value={typed}
        maxLength={searchLength.max}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maw="52rem"
        mb="sm"
      />
      {isSearching ? (
        debounced.length >= searchLength.min && <FoundBusinesses words={debounced} />
      ) : (
        <>
          <FilterBar>
            <FilterTabs
              label={t('staff.fields.status')}
              value={status}
              onChange={setStatus}
              data={statuses.map((value) => ({
                value,
                label: t(`staff.businesses.tabs.${value}`),
              }))}
            />
          </FilterBar>
          <BusinessesOfStatus status={status} />
        </>
      )}
    </>
  );
}
