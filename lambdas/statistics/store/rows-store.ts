import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { positionOf, queryRange, rangeAfter } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { reportRows } from './report-item.ts';

/** Items of first rows read at a time, each some tens of kilobytes. */
const pageSize = 20;

/** Reports found in a part of a list, and the position after it. */
interface FoundReports extends ListProgress {
  readonly ids: readonly string[];
}

/** Finds reports whose files name a validator, in a part of a business's list, which covers the last 30 days. */
export async function findReportsNaming(
  businessId: string,
  validatorId: string,
  position: string | undefined,
): Promise<FoundReports> {
  const { PK, SK } = keys.reportRows(businessId, '');
  const range = rowsBeginningWith(PK, SK);
  const rows = await queryRange(rangeAfter(range, position), pageSize);
  const naming = rows.filter((row) =>
    parseStored(reportRows, row)?.validatorIds.includes(validatorId),
  );
  const last = rows.at(-1);
  return { ids: naming.map(sortId), position: last && positionOf(last, range) };
}
