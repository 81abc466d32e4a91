import { defaultPageSize } from '#contract/fields.ts';
import type { staffRoutes } from '#contract/staff.ts';
import { listBusinessesByStatus } from '../businesses/business-repository.ts';
import { ok } from '../shared/answer.ts';
import type { Operation } from '../shared/api-handler.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';

/** Businesses of a status, those that wait longest first. */
export const listBusinessesForStaff: Operation<typeof staffRoutes.listBusinessesForStaff> = async ({
  query,
}) => {
  const list = `staff-businesses:${query.status}`;
  const { items, position } = await listBusinessesByStatus(
    query.status,
    query.limit ?? defaultPageSize,
    decodeCursor(list, query.pagingKey),
  );
  return ok({ items, ...(position && { pagingKey: encodeCursor(list, position) }) });
};
