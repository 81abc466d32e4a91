import { forgottenAt } from '../forgetting.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { offerTextFields } from '#contract/offers/offer-input.ts';
import { type BusinessItem, taxIdOf } from '#lambdas/businesses/store/business-store.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import {
  instantKey,
  type Key,
  keyOf as keyOfRow,
  keys,
  partitionId,
  sortId,
} from '#lambdas/platform/table/keys.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import { highest, queryPage, queryRange, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { applyWrite, putNew, update } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

/** Schema of the terms of an offer version, shared by its claims: texts, and the seller (Decreto 7.962/2013). */
export const offerTerms = z.object({
  offerId: z.string(),
  offerVersion: z.int(),
  businessId: z.string(),
  title: z.string(),
  originalPriceCents: z.int(),
  offerPriceCents: z.int(),
  endsAt: instant,
  shopsIds: z.array(z.string()),
  offerRules: z.exactOptional(z.string()),
  moreDetails: z.exactOptional(z.string()),
  /** Absent once the business is closed. */
  seller: z.exactOptional(z.object({ name: z.string(), taxId: z.exactOptional(z.string()) })),
});

export type OfferTerms = z.output<typeof offerTerms>;

/** Returns the legal name and the tax id of the seller. */
function sellerOf(business: BusinessItem): NonNullable<OfferTerms['seller']> {
  const taxId = taxIdOf(business);
  return { name: business.legalName ?? business.name, ...(taxId && { taxId }) };
}

/** Keys of items that this container knows to be stored; such items never change. */
const stored = new Set<string>();

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;

async function putIfMissing(item: Parameters<typeof putNew>[0]): Promise<void> {
  try {
    await applyWrite(putNew(item));
  } catch (error) {
    if (!(error instanceof WriteConflict) || error.isOfTransactions) throw error;
  }
}

/** Puts items that do not exist. Reads them first, since all new containers of a rush would write the same items. */
async function putOnce(items: readonly Parameters<typeof putNew>[0][]): Promise<void> {
  const wanted = items.filter((item) => !stored.has(nameOf(item)));
  if (wanted.length === 0) return;
  const find = await getItems(wanted);
  await Promise.all(wanted.filter((item) => !find(item)).map(putIfMissing));
  if (stored.size > 1000) stored.clear();
  for (const item of wanted) stored.add(nameOf(item));
}

/**
 * Stores the terms of an offer version once, and a mark of the month when its claims end. The mark expires when they
 * lose their consumers.
 */
export async function storeTerms(offer: OfferItem, business: BusinessItem): Promise<void> {
  const { id, version, businessId, endsAt } = offer;
  const month = endsAt.slice(0, 7);
  const terms = { ...offer, offerId: id, offerVersion: version, seller: sellerOf(business) };
  await putOnce([
    {
      ...keys.offerTerms(id, version),
      ...inGsi1(partitions.termsOfBusiness(businessId), instantKey(endsAt, `${id}#${version}`)),
      ...packTexts(offerTerms.parse(terms), offerTextFields),
    },
    { ...keys.claimsMonth(businessId, month), businessId, ttl: forgottenAt(month) },
  ]);
}

interface Version {
  readonly offerId: string;
  readonly offerVersion: number;
}

const keyOf = ({ offerId, offerVersion }: Version) => keys.offerTerms(offerId, offerVersion);

/** Loads the terms of offer versions. Returns a look-up by version. */
export async function findTerms(
  versions: readonly Version[],
): Promise<(version: Version) => OfferTerms | undefined> {
  const find = await getItems(versions.map(keyOf));
  return (version) => parseStored(offerTerms, unpackTexts(find(keyOf(version))));
}

/** Largest number of offer versions in a counter pack. */
const mostOfPack = 500;

/** Returns the terms of a business's current offers in a shop, the soonest to end first. Read eventually. */
export async function listTermsOfShop(
  { id, businessId }: { readonly id: string; readonly businessId: string },
  now: Date,
): Promise<OfferTerms[]> {
  const range = {
    index: 'GSI1',
    partition: partitions.termsOfBusiness(businessId),
    from: now.toISOString(),
    to: highest,
  } as const;
  const rows = await queryRange(range, mostOfPack);
  const find = await getItems(rows.map(keyOfRow), 'eventual');
  const found = rows.map((row) => parseStored(offerTerms, unpackTexts(find(keyOfRow(row)))));
  return found
    .filter((terms) => terms !== undefined)
    .filter(({ shopsIds }) => shopsIds.includes(id));
}

/** Returns a page of the terms of a business that name the seller, as `<offer id>#<version>`. */
export function listTermsOf(businessId: string, request: PageRequest): Promise<Page<string>> {
  const range = wholePartition(partitions.termsOfBusiness(businessId), 'GSI1');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}

/** Removes the seller from the terms of an offer, and the terms from the list of the business. */
export async function forgetSeller(listed: string): Promise<void> {
  const [offerId = '', version] = listed.split('#');
  const key = keys.offerTerms(offerId, Number(version));
  await applyWrite(update(key, 'REMOVE seller, GSI1PK, GSI1SK', exists));
}
