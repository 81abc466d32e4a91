import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { type ClaimItem, parseClaim } from './claim-item.ts';
import { listCodesBefore } from './claim-store.ts';

/** An instant after the end of every claim. */
const afterAllClaims = new Date('9000-01-01T00:00:00Z');

/** Returns a page of a business's claims. Read eventually: a claim closed meanwhile may appear twice. */
export async function listClaimsOfBusiness(
  businessId: string,
  request: PageRequest,
): Promise<Page<ClaimItem>> {
  const { items: codes, ...rest } = await listCodesBefore(businessId, afterAllClaims, request);
  const find = await getItems(codes.map(keys.claim));
  const claims = codes.map((code) => parseClaim(find(keys.claim(code))));
  return { ...rest, items: claims.filter((claim) => claim !== undefined) };
}
