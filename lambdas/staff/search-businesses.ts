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
import { findShop } from '#lambdas/shops/store/find-shops.ts';
import { findIdentifierHolder } from '#lambdas/shops/store/shop-identifiers.ts';

/** A record by its id, with the revision of it that waits; none for an id that is not known. */
async function recordsOf(id: string | undefined): Promise<BusinessItem[]> {
  const record = id === undefined ? undefined : await findBusiness(id);
  const revision = record?.revisionId && (await findBusiness(record.revisionId));
  return [record, revision || undefined].filter((one) => one !== undefined);
}

/** The business of the owner whose account has an e-mail, as the user pool finds it. */
async function findByEmail(email: string): Promise<BusinessItem[]> {
  // Cognito's client is loaded by the one call that needs it, not by every cold start.
  const { readAccount } = await import('#lambdas/platform/identity/read-account.ts');
  const account = await readAccount(email);
  const user = account && (await findUser(account.userId));
  const records = await recordsOf(user?.businessId);
  // A validator's item has the id of a business, too.
  return records.filter(({ userId }) => userId === account?.userId);
}

/** What a query can mean alone, as an id or an e-mail; undefined for any other. */
async function findOne(q: string): Promise<BusinessItem[] | undefined> {
  if (idPattern('business').test(q)) return recordsOf(q);
  if (idPattern('shop').test(q)) return recordsOf((await findShop(q))?.businessId);
  const email = emailField.safeParse(q);
  return email.success ? findByEmail(email.data) : undefined;
}

/**
 * A page by the words of names, after the business of the shop with that identifier, which is on the first page, and not
 * once more among those that have the word.
 */
async function findByWords(
  q: string,
  { limit, position }: PageRequest,
  now: Date,
): Promise<Page<BusinessItem>> {
  const identifier = foldShopIdentifier(q);
  const holder = identifier === '' ? undefined : await findIdentifierHolder(identifier, now);
  const named = await recordsOf(holder?.businessId);
  const first = position === undefined ? named.slice(0, limit) : [];
  const readings = readingsOf(q);
  const [firstWord] = prefixesOf(readings);
  if (firstWord === undefined) return { items: first };
  // The page after a full page begins before all rows of the words.
  if (first.length === limit) return { items: first, position: firstWord };
  const request = { limit: limit - first.length, position };
  const found = await searchBusinessesByName(readings, request);
  const others = found.items.filter(({ id }) => named.every((one) => one.id !== id));
  return { ...found, items: [...first, ...others] };
}

/**
 * A page of the businesses and revisions in any status that staff search for: by the id of a business or of a shop, the
 * e-mail of its owner, a whole CNPJ or CPF, the identifier of a shop, or the beginnings of words of its names. What an id
 * or an e-mail finds is one page.
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
