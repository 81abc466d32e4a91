import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { staffSearchLength as searchLength } from '#contract/staff.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BusinessesOfStatus } from '../components/businesses-of-status.tsx';
import { FoundBusinesses } from '../components/found-businesses.tsx';
import { TakeDownPicture } from '../components/take-down-picture.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';

// Those that wait for a decision are the queue.
const statuses = ['active', 'suspended', 'rejected', 'closed'] as const;

/** The businesses of a status, or those in any status that a search finds. */
export default function StaffBusinesses() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(() => query.get('q') ?? '');
  const [settled] = useDebouncedValue(typed.trim(), 350);
  const isSearching = typed.trim().length >= searchLength.min;
  // In the URL, so that a reload and the way back from a business show what was found.
  useEffect(() => {
    if ((query.get('q') ?? '') === settled) return;
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (settled) next.set('q', settled);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  }, [settled, query, setQuery]);
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
        settled.length >= searchLength.min && <FoundBusinesses words={settled} />
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
