import { CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DisplayStatus, displayStatuses } from '#contract/display-status.ts';
import { searchLength } from '#contract/offer-search.ts';
import type { OfferFilter } from '../api/list-offers.ts';
import classes from './offer-filters.module.css';

const all = 'all';
/** Milliseconds without typing before the list is searched. */
const pause = 350;

interface OfferFiltersProps {
  readonly filter: OfferFilter;
  readonly onChange: (filter: OfferFilter) => void;
}

const shownStatuses: readonly DisplayStatus[] = [
  'active',
  'scheduled',
  'inactive',
  'sold_out',
  'expired',
];

/** Filters the offers by display status and by words of the title. */
export function OfferFilters({ filter, onChange }: OfferFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.q ?? '');
  const q = typed.trim();

  useEffect(() => {
    if (q === (filter.q ?? '')) return;
    if (q !== '' && q.length < searchLength.min) return;
    const timer = setTimeout(
      () => onChange({ ...(filter.status && { status: filter.status }), ...(q && { q }) }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [q, filter, onChange]);

  return (
    <div className={classes['root']}>
      <TextInput
        type="search"
        aria-label={t('offers.search')}
        placeholder={t('offers.search')}
        value={typed}
        maxLength={searchLength.max}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          typed && <CloseButton aria-label={t('offers.clearSearch')} onClick={() => setTyped('')} />
        }
        className={classes['search'] ?? ''}
      />
      <div className={classes['scroller']}>
        <SegmentedControl
          aria-label={t('offers.filter')}
          value={filter.status ?? all}
          onChange={(value) => {
            const status = displayStatuses.find((one) => one === value);
            onChange({
              ...(status && { status }),
              ...(q.length >= searchLength.min && { q }),
            });
          }}
          data={[
            { value: all, label: t('offers.all') },
            ...shownStatuses.map((status) => ({
              value: status,
              label: t(`offers.tabs.${status}`),
            })),
          ]}
        />
      </div>
    </div>
  );
}
