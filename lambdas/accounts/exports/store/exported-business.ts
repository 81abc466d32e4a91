import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import type { StoredOffer } from '#lambdas/offers/store/offer-item.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { findValidatorCounters } from '#lambdas/validators/store/validator-counters-store.ts';
import { validatorRecord } from '#lambdas/validators/store/validator-store.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** Schema of a decision as the business sees it, without the staff member. */
const decision = z.object({ action: z.string(), at: instant, reason: z.exactOptional(z.string()) });

/** Schema of the record after a decision; its id tells a revision from the live record. */
const decided = z.object({ after: z.object({ id: z.string() }) });

const released = z.object({ reservedUntil: instant });

const listOf = (businessId: string, prefix: string) =>
  rowsBeginningWith(keys.business(businessId).PK, prefix);

const decisionsRange = (businessId: string) =>
  rowsBeginningWith(keys.audit(businessId, '').PK, 'AUDIT#');

/** Returns the shops of a business, oldest first. */
export const shopsOf = (businessId: string, after?: string): ExportedPages<ShopItem> =>
  exportedPagesOf(listOf(businessId, 'SHOP#'), after, (rows) => findShops(rows.map(sortId)));

/** Returns the offers of a business, oldest first. */
export const offersOf = (businessId: string, after?: string): ExportedPages<StoredOffer> =>
  exportedPagesOf(listOf(businessId, 'OFFER#'), after, (rows) => findOffers(rows.map(sortId)));

/** Returns the validators of a business as their owner sees them. */
export const validatorsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(listOf(businessId, 'VALIDATOR#'), after, async (rows) => {
    const countersOf = await findValidatorCounters(rows.map(sortId));
    return rows.map((row) => {
      const record = parseStored(validatorRecord, row);
      return record && { ...record, ...countersOf(record.id) };
    });
  });

/** Returns staff's decisions on a business and its revisions, oldest first. */
export const decisionsOn = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(decisionsRange(businessId), after, (rows) =>
    rows.map((row) => parseStored(decision, row)),
  );

/** Returns the rejected revisions of a business, which only the decisions lead to. */
export const rejectedRevisionsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(decisionsRange(businessId), after, async (rows) => {
    const ids = rows.flatMap((row) => decided.safeParse(row).data?.after.id ?? []);
    const revisionIds = [...new Set(ids)].filter((id) => id !== businessId);
    return revisionIds.map(await findBusinesses(revisionIds));
  });

/** Returns the identifiers that shops gave up and that are still reserved for the business. */
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
