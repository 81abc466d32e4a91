import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { heldClaims } from './held-claims.ts';
import { listClaimsOfUser } from './store/claim-store.ts';
import type { ClaimOperations } from './targets.ts';

/** Lists the caller's own claims. */
export const listClaims: ClaimOperations['listClaims'] = async ({ actor, query, now }) => {
  const { status = 'open' } = query;
  const found = await page(`claims:${actor.userId}:${status}`, query, (request) =>
    listClaimsOfUser(actor.userId, status, request, now),
  );
  return ok({ ...found, items: await heldClaims(found.items, actor.userId, now) });
};
