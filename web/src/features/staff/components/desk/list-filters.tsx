import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';

/** The status of the shown list, stored in the URL's query; the first one by default. */
export function useChosenStatus<S extends string>(
  statuses: readonly [S, ...S[]],
): [S, (status: S) => void] {
  const [query, setQuery] = useSearchParams();
  const status = statuses.find((one) => one === query.get('status')) ?? statuses[0];
  return [status, (chosen) => setQuery({ status: chosen }, { replace: true })];
}

/** The search text: as typed, its setter, and trimmed after a pause in typing. */
export function useSearch() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(() => query.get('q') ?? '');
  const [debounced] = useDebouncedValue(typed.trim(), 350);
  // In the URL, so that a reload and a return from another screen show the same results.
  useEffect(() => {
    if ((query.get('q') ?? '') === debounced) return;
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (debounced) next.set('q', debounced);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  }, [debounced, query, setQuery]);
  return { typed, setTyped, debounced };
}

interface SearchFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'maxLength'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** The search field of a list. */
export function SearchField({ onChange, ...props }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      {...props}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      mb="sm"
    />
  );
}

interface StatusTabsProps<S extends string> {
  readonly statuses: readonly S[];
  readonly value: S;
  readonly onChange: (status: S) => void;
  readonly labelOf: (status: S) => string;
}

/** Tabs that choose the status of a list. */
export function StatusTabs<S extends string>({ statuses, labelOf, ...tabs }: StatusTabsProps<S>) {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <FilterTabs
        label={t('staff.fields.status')}
        {...tabs}
        data={statuses.map((value) => ({ value, label: labelOf(value) }))}
      />
    </FilterBar>
  );
}
