import {
  findBusinesses,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { shownBusiness } from '../businesses/shown-business.ts';
import { findContacts } from './find-contacts.ts';
import { findLeftOwing } from './find-left-owing.ts';
import { findSameTaxId } from './same-tax-id.ts';
import { searchBusinesses } from './search-businesses.ts';
import type { StaffOperations } from './targets.ts';

/**
 * Lists businesses of a status, the longest waiting first, or those that a search finds, with applicant, other
 * businesses with their tax ids, and debts.
 */
export const listBusinessesForStaff: StaffOperations['listBusinessesForStaff'] = async (
  request,
) => {
  const { query, now } = request;
  const { q, status = 'pending_approval' } = query;
  const list = `staff-businesses:${q === undefined ? status : `q=${q}`}`;
  const { items, ...rest } = await page(list, query, (request) =>
    q === undefined ? listBusinessesByStatus(status, request) : searchBusinesses(q, request, now),
  );
  const [findLive, findApplicant, sameTaxIdOf, leftOwingOf] = await Promise.all([
    findBusinesses(items.flatMap((item) => item.previousActive ?? [])),
    findContacts(items.map(({ userId }) => userId)),
    findSameTaxId(items),
    findLeftOwing(items, now),
  ]);
  const shown = items.map((item) => {
    const active = item.previousActive && findLive(item.previousActive);
    const applicant = findApplicant(item.userId);
    const leftOwing = leftOwingOf(item);
    return {
      ...shownBusiness(item),
      ...(active && { active: shownBusiness(active) }),
      ...(applicant && { applicant }),
      sameTaxId: sameTaxIdOf(item),
      ...(leftOwing.length > 0 && { leftOwing }),
    };
  });
  return ok({ ...rest, items: shown });
};
