import { claimView } from '../../claims/claim.ts';
import { parseClaim } from '../../claims/repository/claim-item.ts';
import { listed } from '../../redemptions/redemption.ts';
import { keys, partitionId, partitions } from '../../shared/table/keys.ts';
import { wholePartition } from '../../shared/table/ranges.ts';
import { getItems } from '../../shared/table/read.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

async function findClaims(codes: readonly string[]) {
  const find = await getItems(codes.map(keys.claim));
  return codes.map((code) => parseClaim(find(keys.claim(code))));
}

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
