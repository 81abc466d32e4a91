import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { closedClaimIn, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import {
  countRange,
  highest,
  queryPage,
  queryRange,
  type Range,
  rowsUpTo,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { put, putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type ClaimItem, claimItemOf, longestOffline, parseClaim } from './claim-item.ts';
import { allShards } from './shards-store.ts';

/** Returns claims by their codes, in the given order, read strongly; undefined for a missing or damaged one. */
export async function findClaims(codes: readonly string[]): Promise<(ClaimItem | undefined)[]> {
  const find = await getItems(codes.map(keys.claim));
  return codes.map((code) => parseClaim(find(keys.claim(code))));
}

/** Returns a claim by its code, read strongly. */
export async function findClaim(code: string): Promise<ClaimItem | undefined> {
  return parseClaim(await getItem(keys.claim(code)));
}

/** Inserts a claim. Fails if the code exists. */
export const insertClaim = (claim: ClaimItem): Write => putNew(claimItemOf(claim));

/** Replaces a claim. Fails if it changed since it was read. */
export function replaceClaim(before: ClaimItem, after: ClaimItem): Write {
  const next = { ...after, revision: before.revision + 1 };
  return put(claimItemOf(next), attributesAre({ revision: before.revision }));
}

/** Range of a user's claims that can be used, the soonest to end first. */
const openInWallet = (userId: string, now: Date): Range => ({
  index: 'GSI2',
  partition: partitions.wallet(userId),
  from: now.toISOString(),
  to: highest,
});

/** Range of a user's closed and expired claims, newest first. */
const pastInWallet = (userId: string, now: Date): Range => ({
  index: 'GSI2',
  partition: partitions.wallet(userId),
  from: '0',
  to: now.toISOString(),
  newestFirst: true,
});

/** Counts the usable claims of a user. Read eventually: changes of the last second may be missing. */
export const countOpenClaims = (userId: string, now: Date): Promise<number> =>
  countRange(openInWallet(userId, now));

/** Returns a page of a user's usable claims, or of all others. */
export function listClaimsOfUser(
  userId: string,
  status: 'open' | 'past',
  request: PageRequest,
  now: Date,
): Promise<Page<ClaimItem>> {
  return collectPage({
    ranges: [status === 'open' ? openInWallet(userId, now) : pastInWallet(userId, now)],
    ...request,
    maxRows: 3 * request.limit,
    load: async (rows) => {
      const claims = await findClaims(rows.map(partitionId));
      return claims.map((claim) => {
        const isOpen = claim?.status === 'open' && claim.endsAt >= now.toISOString();
        // The index may lag behind the item.
        return claim?.consumerId === userId && isOpen === (status === 'open') ? claim : undefined;
      });
    },
  });
}

/** Returns a page of the codes of all claims of a user. */
export function listCodesOfUser(userId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(partitions.wallet(userId), 'GSI2'), request, partitionId);
}

const openOfBusiness = (businessId: string, shard: number, now: Date): Range => ({
  index: 'GSI1',
  partition: partitions.openClaims(businessId, shard),
  from: now.toISOString(),
  to: highest,
});

/** Counts the usable claims of a business. Read eventually. */
export async function countOpenClaimsOf(businessId: string, now: Date): Promise<number> {
  const counts = allShards.map((shard) => countRange(openOfBusiness(businessId, shard, now)));
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** Returns a page of codes from ranges read one after the other. A paging key begins with the number of its range. */
async function pageOfRanges(
  ranges: readonly Range[],
  { limit, position = '0' }: PageRequest,
): Promise<Page<string>> {
  const [current, after] = position.split(' ');
  const index = Number(current);
  const range = ranges[index];
  if (!range) return { items: [] };
  const page = await queryPage(range, { limit, position: after }, partitionId);
  if (page.position !== undefined) return { ...page, position: `${index} ${page.position}` };
  return { ...page, ...(index + 1 < ranges.length && { position: `${index + 1}` }) };
}

/** Returns a page of the codes of a business's usable claims. */
export function listOpenCodes(
  businessId: string,
  request: PageRequest,
  now: Date,
): Promise<Page<string>> {
  const ranges = allShards.map((shard) => openOfBusiness(businessId, shard, now));
  return pageOfRanges(ranges, request);
}

/**
 * Returns a page of the codes of a business's claims that may have ended before an instant. Closed claims are listed by
 * their closing, which is later than their end if an offline redemption was sent late.
 */
export function listCodesBefore(
  businessId: string,
  instant: Date,
  request: PageRequest,
): Promise<Page<string>> {
  const lastClosed = new Date(instant.getTime() + longestOffline);
  const open = allShards.map((shard) =>
    rowsUpTo(partitions.openClaims(businessId, shard), instant.toISOString(), 'GSI1'),
  );
  const closed = rowsUpTo(partitions.closedClaims(businessId), lastClosed.toISOString(), 'GSI1');
  return pageOfRanges([...open, closed], request);
}

/** An instant after the end of every claim. */
const afterAllClaims = new Date('9000-01-01T00:00:00Z');

/**
 * Returns a page of a business's claims, without those forgotten two years after their end. Read eventually: a claim
 * closed meanwhile may appear twice.
 */
export async function listClaimsOfBusiness(
  businessId: string,
  request: PageRequest,
): Promise<Page<ClaimItem>> {
  const { items: codes, ...rest } = await listCodesBefore(businessId, afterAllClaims, request);
  const claims = await findClaims(codes);
  return { ...rest, items: claims.filter((claim) => claim !== undefined) };
}

/**
 * Returns the codes of a business's redeemed and cancelled claims (since an instant, if given) whose end is still to
 * come, newest first. Reads at most `most` rows, eventually, from a keys-only index.
 */
export async function listClosedCodes(
  businessId: string,
  since: string | undefined,
  most: number,
  now: Date,
): Promise<string[]> {
  const range = {
    index: 'GSI1',
    partition: partitions.closedClaims(businessId),
    from: since ?? '0',
    to: highest,
    newestFirst: true,
  } as const;
  const rows = await queryRange(range, most);
  return rows
    .map((row) => closedClaimIn(row['GSI1SK']))
    .filter(({ endsAt }) => endsAt >= now.toISOString())
    .map(({ code }) => code);
}
