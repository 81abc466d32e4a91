import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { shopIdentifierQuery } from './check-shop-identifier.ts';

/** Query of the first free identifier among the candidates; null if all are taken. */
export const freeIdentifierQuery = (client: QueryClient, candidates: readonly string[]) =>
  queryOptions({
    queryKey: ['free-shop-identifier', ...candidates],
    queryFn: async () => {
      for (const candidate of candidates) {
        const { available } = await client.fetchQuery(shopIdentifierQuery(candidate));
        if (available) return candidate;
      }
      return null;
    },
    staleTime: 10_000,
  });
