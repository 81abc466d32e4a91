import { emailField } from '#contract/accounts/email.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { foldShopIdentifier } from '#contract/shops/shop-identifier.ts';
import { type Debt, maxSameTaxId, type OtherBusiness } from '#contract/staff/staff.ts';
import { reaisOf } from '#lambdas/billing/invoices/price.ts';
import { listDebts } from '#lambdas/billing/store/debt-store.ts';
import { hashTaxIdOf } from '#lambdas/billing/tax-id-hash.ts';
import { shownBusiness } from '#lambdas/businesses/shown-business.ts';
import {
  type BusinessItem,
  findBusiness,
  findBusinesses,
  listBusinessesByStatus,
  listBusinessesOfTaxId,
  listPageOfTaxId,
  taxIdOf,
} from '#lambdas/businesses/store/business-store.ts';
import { searchBusinessesByName } from '#lambdas/businesses/store/search-by-name-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { type Page, type PageRequest, page } from '#lambdas/platform/paging/page.ts';
import { prefixesOf, readingsOf } from '#lambdas/platform/text/search-words.ts';
import { findIdentifierRecord } from '#lambdas/shops/store/identifier-store.ts';
import { findShop } from '#lambdas/shops/store/shop-store.ts';
import { findContacts } from './find-contacts.ts';
import type { StaffOperations } from './targets.ts';

/** Returns a record by its id, with its pending revision; nothing for an unknown id. */
async function recordsOf(id: string | undefined): Promise<BusinessItem[]> {
  const record = id === undefined ? undefined : await findBusiness(id);
  const revision = record?.revisionId && (await findBusiness(record.revisionId));
  return [record, revision || undefined].filter((one) => one !== undefined);
}

/** Finds the business of the owner with an e-mail, by the user pool. */
async function findByEmail(email: string): Promise<BusinessItem[]> {
  // Only this call needs Cognito's client, so it is loaded on demand.
  const { readAccount } = await import('#lambdas/platform/identity/read-account.ts');
  const account = await readAccount(email);
  const user = account && (await findUser(account.userId));
  const records = await recordsOf(user?.businessId);
  // A validator's item has the id of a business, too.
  return records.filter(({ userId }) => userId === account?.userId);
}

/** Returns the records of a query that is an id or an e-mail; undefined for any other query. */
async function findOne(q: string): Promise<BusinessItem[] | undefined> {
  if (idPattern('business').test(q)) return recordsOf(q);
  if (idPattern('shop').test(q)) return recordsOf((await findShop(q))?.businessId);
  const email = emailField.safeParse(q);
  return email.success ? findByEmail(email.data) : undefined;
}

/**
 * Lists a page by words of names. The business of the shop with that identifier comes first on the first page, and
 * is left out of the later results.
 */
async function findByWords(
  q: string,
  { limit, position }: PageRequest,
  now: Date,
): Promise<Page<BusinessItem>> {
  const identifier = foldShopIdentifier(q);
  const identifierRecord =
    identifier === '' ? undefined : await findIdentifierRecord(identifier, now);
  const named = await recordsOf(identifierRecord?.businessId);
  const first = position === undefined ? named.slice(0, limit) : [];
  const readings = readingsOf(q);
  const [firstWord] = prefixesOf(readings);
  if (firstWord === undefined) return { items: first };
  // After a page that is full already, the next one begins before all rows of the words.
  if (first.length === limit) return { items: first, position: firstWord };
  const request = { limit: limit - first.length, position };
  const found = await searchBusinessesByName(readings, request);
  const others = found.items.filter(({ id }) => named.every((one) => one.id !== id));
  return { ...found, items: [...first, ...others] };
}

/**
 * Lists businesses and revisions in any status for staff: by the id of a business or shop, the owner's e-mail, a
 * whole CNPJ or CPF, a shop's identifier, or the beginnings of words of names.
 */
async function searchBusinesses(
  q: string,
  request: PageRequest,
  now: Date,
): Promise<Page<BusinessItem>> {
  const one = await findOne(q);
  if (one) return { items: one.slice(0, request.limit) };
  const taxId = [cnpjField, cpfField].map((field) => field.safeParse(q)).find((is) => is.success);
  return taxId ? listPageOfTaxId(taxId.data, request) : findByWords(q, request, now);
}

/** A business has at most two records with its tax id: its own, and a revision's. */
const rowsToRead = maxSameTaxId + 2;

/** The id of the live business of a record. */
const liveIdOf = ({ id, previousActive }: Business) => previousActive ?? id;

/** Returns the other businesses with the tax id of `record`, each once, by its live record or else its revision. */
function othersAmong(record: Business, matches: readonly Business[]): OtherBusiness[] {
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
