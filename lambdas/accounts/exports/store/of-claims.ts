import { claimView } from '#lambdas/claims/claim.ts';
import { listed } from '#lambdas/claims/redemptions/redemption.ts';
import { parseClaim } from '#lambdas/claims/store/claim-item.ts';
import { keys, partitionId, partitions } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

async function findClaims(codes: readonly string[]) {
  const find = await getItems(codes.map(keys.claim));
  return codes.map((code) => parseClaim(find(keys.claim(code))));
}

/** The claims of a consumer, in the order of their ends, or of when they were used or given back. */
export const claimsOf = (userId: string, now: Date, after?: string): ExportedPages =>
  exportedPagesOf(wholePartition(partitions.wallet(userId), 'GSI2'), after, async (rows) =>
    (await findClaims(rows.map(partitionId))).map((claim) => claim && claimView(claim, now)),
  );

/**
 * The redemptions in the shops of a business, reversed ones that were redeemed again included: neither whose
 * claims they were, nor the names of validators, which are a section of their own.
 */
export const redemptionsOf = (businessId: string, after?: string): ExportedPages =>
  exportedPagesOf(
    wholePartition(partitions.closedClaims(businessId), 'GSI1'),
    after,
    async (rows) =>
      (await findClaims(rows.map(partitionId))).flatMap((claim) =>
        claim ? (claim.redemptions ?? []).map((one) => listed(claim, one)) : [undefined],
      ),
  );
