import { closedClaimIn, partitions } from '#lambdas/platform/table/keys.ts';
import { highest, queryRange } from '#lambdas/platform/table/query.ts';

/**
 * The codes of claims of a business that were redeemed or cancelled since an instant, by default ever, and would not have
 * ended yet; the newest first, at most `most`. Read eventually, from an index that has nothing but keys.
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
