import type { staffRoutes } from '#contract/routes/staff.ts';
import { listIndicationsByStatus } from '../indications/indication-repository.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';

/** Indications of a status, the one that waits longest first. */
export const listIndications: Operation<typeof staffRoutes.listIndications> = async ({ query }) =>
  ok(
    await page(`staff-indications:${query.status}`, query, (request) =>
      listIndicationsByStatus(query.status, request),
    ),
  );
