import type { Indication } from '#contract/indications.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Indications of a status, the oldest first, page by page. */
export const indicationsQuery = (status: Indication['status']) => ({
  ...routePages(staffRoutes.listIndications, { query: { status } }),
  // Other staff decide at the same time.
  staleTime: 0,
  refetchOnWindowFocus: true,
});
