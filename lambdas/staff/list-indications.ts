import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { listIndicationsByStatus } from '#lambdas/shops/store/indication-store.ts';
import type { StaffOperations } from './targets.ts';

/** Lists indications of a status, the longest waiting first. */
export const listIndications: StaffOperations['listIndications'] = async ({ query }) =>
  ok(
    await page(`staff-indications:${query.status}`, query, (request) =>
      listIndicationsByStatus(query.status, request),
    ),
  );
