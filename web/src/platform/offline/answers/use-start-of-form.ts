import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import {
  callAndNoteConnection,
  isConnectionFailure,
  useConnection,
} from '#web/platform/http/http.ts';
import { isFromDevice, whenSaved } from './answer-rules.ts';

/**
 * A query for the initial values of a form, while the rest of the page already shows its stored answer. `data` is
 * undefined until the server has answered, or `whenSaved` allows the stored answer; afterwards it stays defined.
 */
export function useStartOfForm<T extends object, K extends QueryKey>(
  options: UseQueryOptions<T, Error, T, K>,
): Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'> {
  const { queryKey }: { readonly queryKey: QueryKey } = options;
  const client = useQueryClient();
  const connection = useConnection();
  const query = useQuery(options);
  const [isStarted, setIsStarted] = useState(false);
  const isSaved = query.data !== undefined && isFromDevice(query.dataUpdatedAt);
  const current = useQuery({
    ...options,
    queryKey: ['current', ...queryKey] as QueryKey as K,
    persister: async (queryFn, context) => {
      const data = await callAndNoteConnection(() => queryFn(context));
      client.setQueryData<T>(queryKey, data);
      return data;
    },
    // With a slow server, the answer to the first call is still awaited.
    enabled: isSaved && !isStarted && connection !== 'slow',
    gcTime: 0,
  });
  const isNotReached = isConnectionFailure(current.error);
  const mayShowSaved = whenSaved('form', connection) !== 'notReached' || isNotReached;
  const isReady = query.data !== undefined && (!isSaved || current.isSuccess || mayShowSaved);
  if (isReady && !isStarted) setIsStarted(true);
  if (isStarted || isReady || !isSaved) return query;
  return { data: undefined, error: current.error, refetch: current.refetch };
}
