import { useLocation } from 'react-router-dom';

/** State that a page gets from the list that links to it. */
export interface FromList {
  /** The filter of the list, as the query of its URL. */
  readonly listSearch?: string | undefined;
}

/** Returns the filter of the list that the user comes from; empty without one. */
export function useListSearch(): string {
  const { state } = useLocation();
  return (state as FromList | null)?.listSearch ?? '';
}
