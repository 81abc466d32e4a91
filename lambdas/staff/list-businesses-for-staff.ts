import type { Business } from '#contract/businesses/businesses.ts';
import { type Debt, maxSameTaxId, type OtherBusiness } from '#contract/staff/staff.ts';
import { reaisOf } from '#lambdas/billing/invoices/cents.ts';
import { listDebts } from '#lambdas/billing/store/debt-store.ts';
import { hashTaxIdOf } from '#lambdas/billing/tax-id-hash.ts';
import {
  findBusinesses,
  listBusinessesByStatus,
  listBusinessesOfTaxId,
  taxIdOf,
} from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { shownBusiness } from '../businesses/shown-business.ts';
import { findContacts } from './find-contacts.ts';
import { searchBusinesses } from './search-businesses.ts';
import type { StaffOperations } from './targets.ts';

/** A business has at most two records with its tax id: its own, and a revision's. */
const rowsToRead = maxSameTaxId + 2;

/** The id of the live business of a record. */
const liveIdOf = ({ id, previousActive }: Business) => previousActive ?? id;

/** Returns the other businesses with the tax id of `record`, each once, by its live record or else its revision. */
export function othersAmong(record: Business, matches: readonly Business[]): OtherBusiness[] {
  const others = new Map<string, OtherBusiness>();
  for (const match of matches) {
    const id = liveIdOf(match);
    const isOwn = id === liveIdOf(record);
    if (isOwn || (others.has(id) && match.previousActive)) continue;
    others.set(id, { id, name: match.name, status: match.status });
  }
  return [...others.values()].slice(0, maxSameTaxId);
}

/** Finds the other businesses with some records' tax ids, each tax id once. Returns a look-up by record. */
async function findSameTaxId(
  records: readonly Business[],
): Promise<(record: Business) => OtherBusiness[]> {
  const taxIds = new Set(records.map(taxIdOf).filter((taxId) => taxId !== undefined));
  const matches = new Map(
    await Promise.all(
      [...taxIds].map(
        async (taxId) => [taxId, await listBusinessesOfTaxId(taxId, rowsToRead)] as const,
      ),
    ),
  );
  return (record) => othersAmong(record, matches.get(taxIdOf(record) ?? '') ?? []);
}

async function findDebts(record: Business, now: Date): Promise<Debt[]> {
  const taxIdHash = await hashTaxIdOf(record);
  const debts = taxIdHash === undefined ? [] : await listDebts(taxIdHash, now);
  return debts
    .map(({ on, cents }) => ({
      amount: reaisOf(Object.values(cents).reduce((sum, part) => sum + part, 0)),
      on,
    }))
    .toSorted((one, other) => other.on.localeCompare(one.on));
}

/** Finds the debts of some records' tax ids; all establishments of a CNPJ share them. Returns a look-up by record. */
export async function findLeftOwing(
  records: readonly Business[],
  now: Date,
): Promise<(record: Business) => Debt[]> {
  const byTaxId = new Map(records.map((record) => [taxIdOf(record), record]));
  const debts = new Map(
    await Promise.all(
      [...byTaxId].map(async ([taxId, record]) => [taxId, await findDebts(record, now)] as const),
    ),
  );
  return (record) => debts.get(taxIdOf(record)) ?? [];
}

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
