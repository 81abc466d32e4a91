import { infiniteQueryOptions } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops.ts';
import { call } from '#web/lib/http/call.ts';

const pageSize = 50;

/** The shops of the user's business, the newest first, page by page. */
export const myShopsQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: ['shops', 'of-business', businessId],
    queryFn: ({ pageParam, signal }) =>
      call(shopRoutes.listShopsOfBusiness, {
        params: { businessId },
        query: { limit: pageSize, ...(pageParam && { pagingKey: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagingKey,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    enabled: businessId !== '',
  });
