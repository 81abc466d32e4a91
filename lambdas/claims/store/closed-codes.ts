import { closedClaimIn, partitions } from '#lambdas/platform/table/index-keys.ts';
import { highest, queryRange } from '#lambdas/platform/table/query.ts';

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
