import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { add } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { addFollowers } from '#lambdas/shops/store/followers-count.ts';
import type { Contribution, StatisticsRow } from '../contributions.ts';

/** Returns the key of a row of numbers. */
export function keyOfRow(row: StatisticsRow): Key {
  const { owner } = row;
  switch (row.of) {
    case 'day':
      return keys.statisticsOfDay(owner, row.day);
    case 'month':
      return keys.statisticsOfMonth(owner, row.kind, row.time, row.id);
    case 'year':
      return keys.statisticsOfYear(owner, row.kind, row.time, row.id);
    case 'end':
      return keys.endingClaims(owner, row.day, row.offerId);
    case 'followers':
      return keys.shopCounters(owner);
  }
}

/** Adds numbers to an item. Fails for the followers of a removed shop, which has no counter. */
export function addNumbers({ row, numbers }: Contribution): Write {
  const key = keyOfRow(row);
  if (row.of === 'followers') return addFollowers(row.owner, numbers['followersCount'] ?? 0);
  // The claims of a day are listed until they are counted as expired.
  const isListed = row.of === 'end' && row.isTaken;
  const listed = isListed
    ? inGsi1(partitions.claimsEndingOn(row.day), [row.businessId, row.owner, row.offerId].join('#'))
    : {};
  return add(key, numbers, listed);
}
