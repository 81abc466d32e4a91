import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type AgreedLimits, agreedLimits } from '#contract/billing/agreements.ts';
import { type Business, business } from '#contract/businesses/businesses.ts';
import { avatarOf } from '#lambdas/businesses/shown-business.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { shownImageOf, storedImage, storedImageOf } from '#lambdas/media/images/stored-image.ts';
import type { Consistency, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage, listByStatus } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import {
  queryPage,
  queryRange,
  type Range,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { conditionCheck, put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isArchived, replaceNameRows } from './name-rows-store.ts';

/**
 * A business with its internal attributes. `rejectedRevisionId` stays until another revision is approved or the owner
 * keeps the live data. `agreedLimits` copies the limits of the agreements (special size), so that no call has to read
 * those.
 */
export type BusinessItem = Business & {
  readonly agreedLimits?: AgreedLimits[];
  readonly revisionId?: string;
  readonly rejectedRevisionId?: string;
};

/** Schema of a stored business, based on answers: stricter input rules must not make it unreadable. */
const businessItem = z.extend(z.omit(business, { avatarUrl: true, images: true }), {
  images: z.array(storedImage),
  agreedLimits: z.exactOptional(z.array(agreedLimits)),
  revisionId: z.exactOptional(z.string()),
  rejectedRevisionId: z.exactOptional(z.string()),
});

/** Returns the attributes of a business's item, without keys. */
export function businessAttributes({ avatarUrl: _, ...business }: BusinessItem): Item {
  return packImages({ ...business, images: business.images.map(storedImageOf) }, 'business');
}

/** Returns the CNPJ or CPF of a business; it has at most one. */
export const taxIdOf = ({ legalRegister, personRegister }: Business) =>
  legalRegister ?? personRegister;

/** Returns the index keys for a search by tax id. */
function byTaxId(record: BusinessItem): Item {
  const taxId = taxIdOf(record);
  return taxId && !isArchived(record) ? inGsi2(partitions.businessesOfTaxId(taxId), record.id) : {};
}

function itemOf(business: BusinessItem): Key & Item {
  return {
    ...keys.business(business.id),
    ...inGsi1(
      partitions.businessesOfStatus(business.status),
      instantKey(business.updatedAt, business.id),
    ),
    ...byTaxId(business),
    ...businessAttributes(business),
  };
}

/** Returns a business or revision by its id. */
export async function findBusiness(
  id: string,
  consistency: Consistency = 'strong',
): Promise<BusinessItem | undefined> {
  return parseBusiness(await getItem(keys.business(id), consistency));
}

/** Returns a business or revision, read strongly. Throws if it is stored but does not parse. */
export async function findReadableBusiness(id: string): Promise<BusinessItem | undefined> {
  return parseOrThrow(await getItem(keys.business(id)), parseBusiness);
}

/** Loads several businesses. Returns a look-up by id. */
export async function findBusinesses(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(id: string) => BusinessItem | undefined> {
  const find = await getItems(ids.map(keys.business), consistency);
  return (id) => parseBusiness(find(keys.business(id)));
}

/** Parses the item of a business. */
export function parseBusiness(item: Item | undefined): BusinessItem | undefined {
  const stored = parseStored(businessItem, unpackImages(item, 'business'));
  if (!stored) return undefined;
  const images = stored.images.map(shownImageOf);
  return { ...stored, ...avatarOf(images), images };
}

/** Returns a page of businesses with a status, the longest unchanged first. */
export function listBusinessesByStatus(
  status: Business['status'],
  request: PageRequest,
  consistency: Consistency = 'strong',
): Promise<Page<BusinessItem>> {
  const partition = partitions.businessesOfStatus(status);
  return listByStatus({ partition, status }, request, async (ids) =>
    ids.map(await findBusinesses(ids, consistency)),
  );
}

/** Returns a page of the ids of businesses with a status. Read eventually. */
export function listIdsByStatus(
  status: Business['status'],
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.businessesOfStatus(status), 'GSI1');
  return queryPage(range, request, partitionId);
}

/** Requires that a business has a status, within a transaction. */
export const checkBusinessStatus = (id: string, status: Business['status']): Write =>
  conditionCheck(keys.business(id), attributesAre({ status }));

const rangeOfTaxId = (taxId: string): Range => ({
  ...wholePartition(partitions.businessesOfTaxId(taxId), 'GSI2'),
  newestFirst: true,
});

/** Returns the newest `limit` businesses and revisions with a tax id. Read eventually. */
export async function listBusinessesOfTaxId(taxId: string, limit: number): Promise<BusinessItem[]> {
  const ids = (await queryRange(rangeOfTaxId(taxId), limit)).map(partitionId);
  const find = await findBusinesses(ids, 'eventual');
  const records = ids.map(find).filter((record) => record !== undefined);
  return records.filter((record) => taxIdOf(record) === taxId);
}

/** Returns a page of the businesses and revisions with a tax id, newest first. */
export function listPageOfTaxId(taxId: string, request: PageRequest): Promise<Page<BusinessItem>> {
  return collectPage({
    ranges: [rangeOfTaxId(taxId)],
    ...request,
    load: async (rows) => {
      const ids = rows.map(partitionId);
      const records = ids.map(await findBusinesses(ids));
      return records.map((record) => (record && taxIdOf(record) === taxId ? record : undefined));
    },
  });
}

/** Inserts a business with its search rows. Fails if the id exists. */
export function insertBusiness(business: BusinessItem): Write[] {
  return [putNew(itemOf(business)), ...replaceNameRows(undefined, business)];
}

const asRead = ({ version, userId, revisionId }: BusinessItem) =>
  attributesAre({ version, userId, revisionId });

/** Replaces a business. Fails if it changed since it was read. */
export function replaceBusiness(before: BusinessItem, after: BusinessItem): Write[] {
  return [put(itemOf(after), asRead(before)), ...replaceNameRows(before, after)];
}

/** Removes a business or revision. Fails if it changed since it was read. */
export function removeBusiness(before: BusinessItem): Write[] {
  return [remove(keys.business(before.id), asRead(before)), ...replaceNameRows(before, undefined)];
}

/** Requires that owner, status and size type of a business have not changed since it was read. */
export function checkBusinessUnchanged({ id, userId, status, sizeTypeId }: BusinessItem): Write {
  return conditionCheck(keys.business(id), attributesAre({ userId, status, sizeTypeId }));
}
