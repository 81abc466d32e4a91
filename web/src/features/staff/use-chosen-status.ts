import { useSearchParams } from 'react-router-dom';

/** The status of the shown list, stored in the URL's query; the first one by default. */
export function useChosenStatus<S extends string>(
  statuses: readonly [S, ...S[]],
): [S, (status: S) => void] {
  const [query, setQuery] = useSearchParams();
  const status = statuses.find((one) => one === query.get('status')) ?? statuses[0];
  return [status, (chosen) => setQuery({ status: chosen }, { replace: true })];
}
