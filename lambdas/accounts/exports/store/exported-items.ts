import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { pushSubscription } from '#contract/accounts/push-subscriptions.ts';
import { acceptedTerms } from '#contract/accounts/users.ts';
import { agreement } from '#contract/billing/agreements.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { instant } from '#contract/fields/fields.ts';
import { imageUrlOf } from '#contract/media/images.ts';
import { indication } from '#contract/shops/indications.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { invoiceRecord } from '#lambdas/billing/invoices/invoice-record.ts';
import { invoicesOf, parseInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { claimView } from '#lambdas/claims/claim.ts';
import { findClaims } from '#lambdas/claims/store/claim-store.ts';
import { listed } from '#lambdas/claims/store/redemption-store.ts';
import { parseImage } from '#lambdas/media/store/image-store.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import type { StoredOffer } from '#lambdas/offers/store/offer-item.ts';
import { followsPrefix, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import {
  positionOf,
  queryRange,
  type Range,
  rangeAfter,
  rowsBeginningWith,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { parseReport, type ReportItem, reportsOf } from '#lambdas/statistics/store/report-store.ts';
import {
  findValidatorCounters,
  validatorRecord,
} from '#lambdas/validators/store/validator-store.ts';

const follow = z.object({ followedAt: instant });

/** Schema of push subscriptions without endpoint and keys. */
const pushSubscriptions = z.object({ subscriptions: z.array(pushSubscription) });

/** Returns the user's acceptances of the terms. */
export const acceptedTermsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(rowsBeginningWith(keys.user(userId).PK, 'TERMS#'), after, (rows) =>
    rows.map((row) => parseStored(acceptedTerms, row)),
  );

/** Returns the shops that a user follows, and since when. */
export const followsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(rowsBeginningWith(keys.user(userId).PK, followsPrefix), after, (rows) =>
    rows.map((row) => {
      const parsed = parseStored(follow, row);
      return parsed && { shopId: sortId(row), ...parsed };
    }),
  );

/** Returns the Web Push subscriptions of a user in a single page. */
export async function* pushSubscriptionsOf(userId: string, after?: string): ExportedPages {
  const item = after === undefined ? await getItem(keys.pushSubscriptions(userId)) : undefined;
  if (!item) return;
  const records = parseStored(pushSubscriptions, item)?.subscriptions ?? [undefined];
  yield { records, position: 'end' };
}

/** Returns the indications that a user sent, oldest first. */
export const indicationsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(
    wholePartition(partitions.indicationsOfUser(userId), 'GSI2'),
    after,
    async (rows) => {
      const ids = rows.map(partitionId);
      const find = await getItems(ids.map(keys.indication));
      return ids.map((id) => parseStored(indication, find(keys.indication(id))));
    },
  );

/** Returns the record of a validator with their counters. */
export async function findOwnRecord(businessId: string, validatorId: string): Promise<unknown> {
  const item = await getItem(keys.validator(businessId, validatorId));
  const record = parseStored(validatorRecord, item);
  const countersOf = await findValidatorCounters([validatorId]);
  return record && { ...record, ...countersOf(validatorId) };
}

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

/** Returns the claims of a consumer, ordered by the instant of use, cancellation or end. */
export const claimsOf = (userId: string, now: Date, after?: string): ExportedPages =>
  exportedPagesOf(wholePartition(partitions.wallet(userId), 'GSI2'), after, async (rows) =>
    (await findClaims(rows.map(partitionId))).map((claim) => claim && claimView(claim, now)),
  );

/** Returns the redemptions in a business's shops, including reversed ones, without consumers and validators' names. */
export const redemptionsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(
    wholePartition(partitions.closedClaims(businessId), 'GSI1'),
    after,
    async (rows) =>
      (await findClaims(rows.map(partitionId))).flatMap((claim) =>
        claim ? (claim.redemptions ?? []).map((one) => listed(claim, one)) : [undefined],
      ),
  );

/** Returns how a business is billed; undefined if it never was. */
export async function findSubscriptionRecord(businessId: string): Promise<object | undefined> {
  const subscription = await findSubscription(businessId);
  if (!subscription) return undefined;
  const { billingCycle, nextBillingCycle, nextStart, invoicedThrough, unpaid } = subscription;
  return { billingCycle, nextBillingCycle, nextStart, invoicedThrough, unpaid };
}

/** Returns the agreements with a business, oldest first. */
export function agreementsOf(businessId: string, after?: string): ExportedPages {
  const { PK, SK } = keys.agreement(businessId, '');
  return exportedPagesOf(rowsBeginningWith(PK, SK), after, (rows) =>
    rows.map((row) => parseStored(agreement, row)),
  );
}

/** Returns the invoices of a business as the API shows them, oldest first. */
export const exportedInvoicesOf = (businessId: string, now: Date, after?: string): ExportedPages =>
  exportedPagesOf(invoicesOf(businessId), after, async (rows) => {
    const { unpaid = [] } = (await findSubscription(businessId)) ?? {};
    const today = dayIn(moneyZone, now);
    return rows.map((row) => {
      const invoice = parseInvoice(row);
      return invoice && invoiceRecord(invoice, { unpaid }, today);
    });
  });

/** Returns the images of several owners, oldest first per owner. A paging key begins with the owner's id. */
export async function* imagesOf(ownerIds: readonly string[], after?: string): ExportedPages {
  const [current = '', position] = after?.split(' ') ?? [ownerIds[0]];
  for (const ownerId of ownerIds.slice(ownerIds.indexOf(current))) {
    const range = rowsBeginningWith(keys.image(ownerId, '').PK, 'IMAGE#');
    const pages = exportedPagesOf(range, ownerId === current ? position : undefined, (rows) =>
      rows.map((row) => {
        const image = parseImage(row);
        if (!image) return undefined;
        const { key, status, createdAt, width, height } = image;
        return { url: imageUrlOf(key), status, createdAt, width, height };
      }),
    );
    for await (const page of pages) yield { ...page, position: `${ownerId} ${page.position}` };
  }
}

/** Returns the reports of a business, oldest first. */
export const exportedReportsOf = (businessId: string, after?: string): ExportedPages<ReportItem> =>
  exportedPagesOf(reportsOf(businessId), after, (rows) => rows.map(parseReport));

/** Most items per read. */
const pageSize = 100;

/** A page of a list; a record is undefined if it cannot be read. The list continues after `position`. */
export interface ExportedPage<T = unknown> {
  readonly records: readonly (T | undefined)[];
  readonly position: string;
}

/** Pages of a list; each is read once the previous one has been used. */
export type ExportedPages<T = unknown> = AsyncGenerator<ExportedPage<T>>;

/** Reads a range page by page from a position on, and converts the rows of each page with `read`. */
async function* exportedPagesOf<T>(
  range: Range,
  after: string | undefined,
  read: (rows: readonly Item[]) => ExportedPage<T>['records'] | Promise<ExportedPage<T>['records']>,
): ExportedPages<T> {
  let position = after;
  for (;;) {
    const rows = await queryRange(rangeAfter(range, position), pageSize);
    const last = rows.at(-1);
    // Long rows make short pages, so only an empty page is the end.
    if (!last) return;
    position = positionOf(last, range);
    yield { records: await read(rows), position };
  }
}
