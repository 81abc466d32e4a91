import { listIndicationsByStatus } from '../indications/indication-repository.ts';
import { ok } from '../shared/http/answer.ts';
import { page } from '../shared/http/page.ts';
import type { StaffOperations } from './subjects.ts';

/** Lists indications of a status, the longest waiting first. */
export const listIndications: StaffOperations['listIndications'] = async ({ query }) =>
  ok(
    await page(`staff-indications:${query.status}`, query, (request) =>
      listIndicationsByStatus(query.status, request),
    ),
  );
