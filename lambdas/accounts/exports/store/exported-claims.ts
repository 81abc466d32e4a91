import { claimView } from '#lambdas/claims/claim.ts';
import { listed } from '#lambdas/claims/redemptions/redemption.ts';
import { parseClaim } from '#lambdas/claims/store/claim-item.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
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
