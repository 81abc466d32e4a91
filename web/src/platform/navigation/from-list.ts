import { useLocation } from 'react-router-dom';

/** What a page about one thing gets from the list that led to it. */
export interface FromList {
  /** The filter of the list, as the query of its URL. */
  readonly listSearch?: string | undefined;
}

/** The filter of the list that the user comes from; empty where they come from elsewhere. */
export function useListSearch(): string {
  const { state } = useLocation();
  return (state as FromList | null)?.listSearch ?? '';
}
