import { defaultPageSize } from '#contract/fields.ts';
import type { staffRoutes } from '#contract/staff.ts';
import { findBusinesses, listBusinessesByStatus } from '../businesses/business-repository.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';

/** Businesses of a status, those that wait longest first; revisions with what they would change. */
export const listBusinessesForStaff: Operation<typeof staffRoutes.listBusinessesForStaff> = async ({
  query,
}) => {
  const list = `staff-businesses:${query.status}`;
  const { items, position } = await listBusinessesByStatus(
    query.status,
    query.limit ?? defaultPageSize,
    decodeCursor(list, query.pagingKey),
  );
  const findLive = await findBusinesses(items.flatMap((item) => item.previousActive ?? []));
  const rows = items.map((item) => {
    const active = item.previousActive && findLive(item.previousActive);
    return active ? { ...item, active } : item;
  });
  return ok({ items: rows, ...(position && { pagingKey: encodeCursor(list, position) }) });
};
