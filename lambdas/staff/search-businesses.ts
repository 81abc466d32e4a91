import { emailField } from '#contract/accounts/email.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { foldShopIdentifier } from '#contract/shops/shop-identifier.ts';
import {
  type BusinessItem,
  findBusiness,
  listPageOfTaxId,
} from '#lambdas/businesses/store/business-store.ts';
import { searchBusinessesByName } from '#lambdas/businesses/store/search-by-name-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { prefixesOf, readingsOf } from '#lambdas/platform/text/search-query.ts';
import { findIdentifierRecord } from '#lambdas/shops/store/identifier-store.ts';
import { findShop } from '#lambdas/shops/store/shop-store.ts';

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
export async function searchBusinesses(
  q: string,
  request: PageRequest,
  now: Date,
): Promise<Page<BusinessItem>> {
  const one = await findOne(q);
  if (one) return { items: one.slice(0, request.limit) };
  const taxId = [cnpjField, cpfField].map((field) => field.safeParse(q)).find((is) => is.success);
  return taxId ? listPageOfTaxId(taxId.data, request) : findByWords(q, request, now);
}
