import { infiniteQueryOptions } from '@tanstack/react-query';
import { staffRoutes } from '#contract/staff.ts';
import { call } from '#web/lib/http/call.ts';

/** Businesses and revisions that wait for a decision, the oldest first. */
export const pendingBusinessesQuery = infiniteQueryOptions({
  queryKey: ['staff', 'businesses', 'pending_approval'],
  queryFn: ({ pageParam, signal }) =>
    call(staffRoutes.listBusinessesForStaff, {
      query: { status: 'pending_approval', ...(pageParam && { pagingKey: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.pagingKey,
  select: ({ pages }) => pages.flatMap((page) => page.items),
  // Colleagues decide at the same time.
  staleTime: 0,
  refetchOnWindowFocus: true,
});
