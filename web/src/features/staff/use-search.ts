import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is searched for: as typed, how to set it, and without spaces around it once typing has paused. */
export function useSearch() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(() => query.get('q') ?? '');
  const [settled] = useDebouncedValue(typed.trim(), 350);
  // In the URL, so that a reload and the way back from another screen show what was found.
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
  return { typed, setTyped, settled };
}
