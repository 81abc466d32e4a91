import type { QueryClient } from '@tanstack/react-query';
import type { Business } from '#contract/businesses.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { meQuery } from '#web/session/get-me.ts';

/** The status of a business for its owner and validators; null for all others, who do not see it. */
export async function getBusinessStatus(
  client: QueryClient,
  id: string,
): Promise<Business['status'] | null> {
  const me = await client.fetchQuery(meQuery);
  if (me.businessId !== id) return null;
  return (await client.fetchQuery(routeQuery(businessRoutes.getBusiness, { params: { id } })))
    .status;
}
