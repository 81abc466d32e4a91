import { idPattern } from '#contract/http/id-format.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { findIndications } from '#lambdas/shops/store/indication-store.ts';
import { findContacts } from './find-contacts.ts';
import { listAllDecisions, listDecisionsOn } from './store/audit-store.ts';
import type { StaffOperations } from './targets.ts';

const isIndication = (id: string) => idPattern('indication').test(id);

/**
 * Lists decisions on a business, or all of them, the newest first, with the names of staff and targets. The record
 * of an indication identifies nobody, so its name comes from the indication while it exists.
 */
export const listDecisions: StaffOperations['listDecisions'] = async ({ query }) => {
  const { businessId } = query;
  const { items, ...rest } = await page(`staff-decisions:${businessId}`, query, (request) =>
    businessId ? listDecisionsOn(businessId, request) : listAllDecisions(request),
  );
  const [findStaff, findIndication] = await Promise.all([
    findContacts(items.flatMap(({ staffId }) => staffId ?? [])),
    findIndications(items.map(({ subjectId }) => subjectId).filter(isIndication)),
  ]);
  const named = items.map((item) => {
    const staff = item.staffId && findStaff(item.staffId);
    const staffName = staff && (staff.name ?? staff.email);
    const subjectName = item.after.name ?? findIndication(item.subjectId)?.shopName;
    return { ...item, ...(staffName && { staffName }), ...(subjectName && { subjectName }) };
  });
  return ok({ ...rest, items: named });
};
