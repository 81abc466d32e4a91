import { ok } from '../shared/http/answer.ts';
import { page } from '../shared/http/page.ts';
import { heldClaims } from './held-claims.ts';
import { listClaimsOfUser } from './repository/claim-repository.ts';
import type { ClaimOperations } from './subjects.ts';

/** Lists the caller's own claims. */
export const listClaims: ClaimOperations['listClaims'] = async ({ actor, query, now }) => {
  const { status = 'open' } = query;
  const found = await page(`claims:${actor.userId}:${status}`, query, (request) =>
    listClaimsOfUser(actor.userId, status, request, now),
  );
  return ok({ ...found, items: await heldClaims(found.items, actor.userId, now) });
};
