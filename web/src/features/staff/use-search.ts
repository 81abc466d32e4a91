import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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
