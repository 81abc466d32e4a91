import type { staffRoutes } from '#contract/routes/staff.ts';
import { findBusinesses, listBusinessesByStatus } from '../businesses/business-repository.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';

/** Businesses of a status, the one that waits longest first; a revision comes with its live record. */
export const listBusinessesForStaff: Operation<typeof staffRoutes.listBusinessesForStaff> = async ({
  query,
}) => {
  const { items, ...rest } = await page(`staff-businesses:${query.status}`, query, (request) =>
    listBusinessesByStatus(query.status, request),
  );
  const findLive = await findBusinesses(items.flatMap((item) => item.previousActive ?? []));
  const withLive = items.map((item) => {
    const active = item.previousActive && findLive(item.previousActive);
    return active ? { ...item, active } : item;
  });
  return ok({ ...rest, items: withLive });
};
