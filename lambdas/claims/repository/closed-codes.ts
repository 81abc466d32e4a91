import { closedClaimIn, partitions } from '../../shared/table/keys.ts';
import { highest, queryRange } from '../../shared/table/query.ts';

/**
 * Returns the codes of at most `most` claims of a business that were redeemed or cancelled (since an instant, if given)
 * before their end; newest first. Read eventually from a keys-only index.
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
