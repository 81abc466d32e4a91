import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { staffSearchLength as searchLength } from '#contract/staff/staff.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { BusinessesOfStatus } from '../components/businesses/businesses-of-status.tsx';
import { FoundBusinesses } from '../components/businesses/found-businesses.tsx';
import { TakeDownPicture } from '../components/businesses/take-down-picture.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';
import { useSearch } from '../use-search.ts';

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
