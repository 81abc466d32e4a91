import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import type { StoredOffer } from '#lambdas/offers/store/offer-item.ts';
import { keys, partitions, sortId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { findValidatorCounters } from '#lambdas/validators/store/validator-counters-store.ts';
import { validatorRecord } from '#lambdas/validators/store/validator-store.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** A decision of staff as its business learns of it: not who took it. */
const decision = z.object({ action: z.string(), at: instant, reason: z.exactOptional(z.string()) });

/** The record after a decision; its id says whether it was a revision. */
const decided = z.object({ after: z.object({ id: z.string() }) });

const released = z.object({ reservedUntil: instant });

const listOf = (businessId: string, prefix: string) =>
  rowsBeginningWith(keys.business(businessId).PK, prefix);

const decisionsRange = (businessId: string) =>
  rowsBeginningWith(keys.audit(businessId, '').PK, 'AUDIT#');

/** The shops of a business, the oldest first. */
export const shopsOf = (businessId: string, after?: string): ExportedPages<ShopItem> =>
  exportedPagesOf(listOf(businessId, 'SHOP#'), after, (rows) => findShops(rows.map(sortId)));

/** The offers of a business, the oldest first. */
export const offersOf = (businessId: string, after?: string): ExportedPages<StoredOffer> =>
  exportedPagesOf(listOf(businessId, 'OFFER#'), after, (rows) => findOffers(rows.map(sortId)));

/** The validators of a business, as their owner sees them. */
export const validatorsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(listOf(businessId, 'VALIDATOR#'), after, async (rows) => {
    const countersOf = await findValidatorCounters(rows.map(sortId));
    return rows.map((row) => {
      const record = parseStored(validatorRecord, row);
      return record && { ...record, ...countersOf(record.id) };
    });
  });

/** The decisions of staff on a business and its revisions, the oldest first. */
export const decisionsOn = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(decisionsRange(businessId), after, (rows) =>
    rows.map((row) => parseStored(decision, row)),
  );

/** The revisions of a business that staff rejected, which only their decisions name. */
export const rejectedRevisionsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(decisionsRange(businessId), after, async (rows) => {
    const ids = rows.flatMap((row) => decided.safeParse(row).data?.after.id ?? []);
    const revisionIds = [...new Set(ids)].filter((id) => id !== businessId);
    return revisionIds.map(await findBusinesses(revisionIds));
  });

/** The identifiers that shops of a business gave up and that are reserved for it, until when. */
export const releasedIdentifiersOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(
    wholePartition(partitions.identifiersReleasedBy(businessId), 'GSI1'),
    after,
    async (rows) => {
      const identifiers = rows.map((row) => String(row['GSI1SK']));
      const find = await getItems(identifiers.map(keys.shopIdentifier));
      return identifiers.map((shopIdentifier) => {
        const item = parseStored(released, find(keys.shopIdentifier(shopIdentifier)));
        return item && { shopIdentifier, ...item };
      });
    },
  );
