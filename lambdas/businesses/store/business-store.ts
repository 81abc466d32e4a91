import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type AgreedLimits, agreedLimits } from '#contract/billing/agreements.ts';
import { type Business, business } from '#contract/businesses/businesses.ts';
import { avatarOf } from '#lambdas/media/images/avatar.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { shownImageOf, storedImage, storedImageOf } from '#lambdas/media/images/stored-image.ts';
import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi1,
  inGsi2,
  instantKey,
  type Key,
  keys,
  partitionId,
  partitions,
} from '#lambdas/platform/table/keys.ts';
import { listByStatus } from '#lambdas/platform/table/list-by-status.ts';
import { queryRange, type Range } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { conditionCheck, put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isArchived, replaceNameRows } from './name-rows-store.ts';

/**
 * A business with its other stored attributes. A live record has the id of the revision that waits for approval, and
 * the id of the last refused revision until another one is approved or the owner keeps the live data. One of the special
 * size type has the limits of its agreements, so that no call reads those for them.
 */
export type BusinessItem = Business & {
  readonly agreedLimits?: AgreedLimits[];
  readonly revisionId?: string;
  readonly rejectedRevisionId?: string;
};

/**
 * A business as it is stored: its images by their keys. Its schema is that of answers, not of input: rules of input
 * may become stricter without making stored businesses unreadable.
 */
const businessItem = z.extend(z.omit(business, { avatarUrl: true, images: true }), {
  images: z.array(storedImage),
  agreedLimits: z.exactOptional(z.array(agreedLimits)),
  revisionId: z.exactOptional(z.string()),
  rejectedRevisionId: z.exactOptional(z.string()),
});

/** The attributes of a business's item, without keys. */
export function businessAttributes({ avatarUrl: _, ...business }: BusinessItem): Item {
  return packImages({ ...business, images: business.images.map(storedImageOf) }, 'business');
}

/** The CNPJ or CPF of a business; it has at most one of the two. */
export const taxIdOf = ({ legalRegister, personRegister }: Business) =>
  legalRegister ?? personRegister;

/** The index keys by which a record is found by its tax id. */
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

/** A business or revision by its id. */
export async function findBusiness(
  id: string,
  consistency: Consistency = 'strong',
): Promise<BusinessItem | undefined> {
  return parseBusiness(await getItem(keys.business(id), consistency));
}

/** A business or revision by its id, read strongly. Throws where it is stored but does not parse. */
export async function findReadableBusiness(id: string): Promise<BusinessItem | undefined> {
  return throwIfUnreadable(keys.business(id), await findBusiness(id));
}

/** Businesses by their ids. Returns a look-up by id. */
export async function findBusinesses(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(id: string) => BusinessItem | undefined> {
  const find = await getItems(ids.map(keys.business), consistency);
  return (id) => parseBusiness(find(keys.business(id)));
}

/** A business read from its item. */
export function parseBusiness(item: Item | undefined): BusinessItem | undefined {
  const stored = parseStored(businessItem, unpackImages(item, 'business'));
  if (!stored) return undefined;
  const images = stored.images.map(shownImageOf);
  return { ...stored, ...avatarOf(images), images };
}

/** A page of businesses of a status, the one that changed longest ago first. */
export function listBusinessesByStatus(
  status: Business['status'],
  request: PageRequest,
): Promise<Page<BusinessItem>> {
  const partition = partitions.businessesOfStatus(status);
  return listByStatus({ partition, status }, request, async (ids) =>
    ids.map(await findBusinesses(ids)),
  );
}

/** A page of the ids of businesses of a status, from an index that follows a write later. */
export function listIdsByStatus(
  status: Business['status'],
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.businessesOfStatus(status), 'GSI1');
  return queryPage(range, request, partitionId);
}

/** Requires a business to have a status. */
export const checkBusinessStatus = (id: string, status: Business['status']): Write =>
  conditionCheck(keys.business(id), attributesAre({ status }));

const rangeOfTaxId = (taxId: string): Range => ({
  ...wholePartition(partitions.businessesOfTaxId(taxId), 'GSI2'),
  newestFirst: true,
});

/**
 * The newest `limit` businesses and revisions with a tax id. Read eventually: one that was registered, or got the
 * tax id, in the last second may be missing.
 */
export async function listBusinessesOfTaxId(taxId: string, limit: number): Promise<BusinessItem[]> {
  const ids = (await queryRange(rangeOfTaxId(taxId), limit)).map(partitionId);
  const find = await findBusinesses(ids, 'eventual');
  const records = ids.map(find).filter((record) => record !== undefined);
  return records.filter((record) => taxIdOf(record) === taxId);
}

/** A page of the businesses and revisions with a tax id, the newest first. */
export function listPageOfTaxId(
  taxId: string,
  { limit, position }: PageRequest,
): Promise<Page<BusinessItem>> {
  return collectPage({
    ranges: [rangeOfTaxId(taxId)],
    limit,
    maxRows: limit,
    position,
    load: async (rows) => {
      const ids = rows.map(partitionId);
      const records = ids.map(await findBusinesses(ids));
      return records.map((record) => (record && taxIdOf(record) === taxId ? record : undefined));
    },
  });
}

/** Writes a business that must be new, with the rows by which staff find it. */
export function insertBusiness(business: BusinessItem): Write[] {
  return [put(itemOf(business)), ...replaceNameRows(undefined, business)];
}

/** The business is as it was read, its revision included. */
const asRead = ({ version, userId, revisionId }: BusinessItem) =>
  attributesAre({ version, userId, revisionId });

/** Writes a business over the one that was read, which must not have changed since. */
export function replaceBusiness(before: BusinessItem, after: BusinessItem): Write[] {
  return [put(itemOf(after), asRead(before)), ...replaceNameRows(before, after)];
}

/** Removes a business or revision that was read and has not changed since. */
export function removeBusiness(before: BusinessItem): Write[] {
  return [remove(keys.business(before.id), asRead(before)), ...replaceNameRows(before, undefined)];
}

/** Requires owner, status and size type of a business to be as they were read; the rest may change. */
export function checkBusinessUnchanged({ id, userId, status, sizeTypeId }: BusinessItem): Write {
  return conditionCheck(keys.business(id), attributesAre({ userId, status, sizeTypeId }));
}
