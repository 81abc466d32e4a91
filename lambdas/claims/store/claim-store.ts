import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys, partitionId, partitions } from '#lambdas/platform/table/keys.ts';
import { countRange, highest, type Range } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { put } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { longestOffline } from '../longest-offline.ts';
import { type ClaimItem, claimItemOf, parseClaim } from './claim-item.ts';
import { allShards } from './shards-store.ts';

/** A claim by its code, read strongly. */
export async function findClaim(code: string): Promise<ClaimItem | undefined> {
  return parseClaim(await getItem(keys.claim(code)));
}

/** Writes a claim, whose code must be new. */
export const insertClaim = (claim: ClaimItem): Write => put(claimItemOf(claim));

/** Writes a claim over the one that was read, which must not have changed since. */
export function replaceClaim(before: ClaimItem, after: ClaimItem): Write {
  const next = { ...after, revision: before.revision + 1 };
  return put(claimItemOf(next), attributesAre({ revision: before.revision }));
}

/** The claims of a user that can be used at an instant, the soonest to end first. */
const openInWallet = (userId: string, now: Date): Range => ({
  index: 'GSI2',
  partition: partitions.wallet(userId),
  from: now.toISOString(),
  to: highest,
});

/** All others of the user, the last to be closed or to end first. */
const pastInWallet = (userId: string, now: Date): Range => ({
  index: 'GSI2',
  partition: partitions.wallet(userId),
  from: '0',
  to: now.toISOString(),
  newestFirst: true,
});

/** How many claims of a user can be used. Read eventually: some of the last second may be missing. */
export const countOpenClaims = (userId: string, now: Date): Promise<number> =>
  countRange(openInWallet(userId, now));

/** A page of a user's claims: those that can be used, or all others. */
export function listClaimsOfUser(
  userId: string,
  status: 'open' | 'past',
  { limit, position }: PageRequest,
  now: Date,
): Promise<Page<ClaimItem>> {
  return collectPage({
    ranges: [status === 'open' ? openInWallet(userId, now) : pastInWallet(userId, now)],
    limit,
    maxRows: 3 * limit,
    position,
    load: async (rows) => {
      const codes = rows.map(partitionId);
      const find = await getItems(codes.map(keys.claim));
      return codes.map((code) => {
        const claim = parseClaim(find(keys.claim(code)));
        const isOpen = claim?.status === 'open' && claim.endsAt >= now.toISOString();
        // The index follows a write later.
        return claim?.consumerId === userId && isOpen === (status === 'open') ? claim : undefined;
      });
    },
  });
}

/** A page of the codes of all claims of a user. */
export function listCodesOfUser(userId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(partitions.wallet(userId), 'GSI2'), request, partitionId);
}

const openOfBusiness = (businessId: string, shard: number, now: Date): Range => ({
  index: 'GSI1',
  partition: partitions.openClaims(businessId, shard),
  from: now.toISOString(),
  to: highest,
});

/** How many claims of a business can be used. Read eventually. */
export async function countOpenClaimsOf(businessId: string, now: Date): Promise<number> {
  const counts = allShards.map((shard) => countRange(openOfBusiness(businessId, shard, now)));
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** A page of codes from ranges that are read one after the other. A position begins with the number of its range. */
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

/** A page of the codes of a business's claims that can be used. */
export function listOpenCodes(
  businessId: string,
  request: PageRequest,
  now: Date,
): Promise<Page<string>> {
  const ranges = allShards.map((shard) => openOfBusiness(businessId, shard, now));
  return pageOfRanges(ranges, request);
}

/**
 * A page of the codes of a business's claims that may have ended before an instant. A closed claim is in the list by when it
 * was closed, which is later than its end where a device without a line sent its redemption late.
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
