import { useSearchParams } from 'react-router-dom';
import type { ValidatorFilter } from './api.ts';

/** The filter of the list, stored in the URL's query, so that a reload shows the same validators. */
export function useValidatorFilter(): [ValidatorFilter, (filter: ValidatorFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const shopId = query.get('shop') ?? '';
  const filter: ValidatorFilter = {
    ...(shopId !== '' && { shopId }),
    ...(query.get('status') === 'disabled' && { status: 'disabled' }),
  };
  const change = ({ shopId, status }: ValidatorFilter) =>
    setQuery({ ...(shopId && { shop: shopId }), ...(status && { status }) }, { replace: true });
  return [filter, change];
}
