import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';

/** Items removed at a time; those with first rows have some tens of kilobytes. */
const reportsPerBatch = 20;

/** Removes a business's first reports after a position; the stream then removes their files. */
export const removeReportsOf = (
  businessId: string,
  position: string | undefined,
): Promise<ListProgress> =>
  removeRows(wholePartition(keys.report(businessId, '').PK), position, {
    batchSize: reportsPerBatch,
  });
