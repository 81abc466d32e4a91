import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { positionOf, queryRange, rangeAfter } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { reportRows } from './report-item.ts';

/** Items of first rows that are read at a time, each some tens of kilobytes. */
const itemsAtOnce = 20;

/** Some reports of a list, by their ids, and where the list goes on. */
interface FoundReports extends ListProgress {
  readonly ids: readonly string[];
}

/** The ids of reports of a business whose files name a validator, of some of them; all are of the last 30 days. */
export async function findReportsNaming(
  businessId: string,
  validatorId: string,
  position: string | undefined,
): Promise<FoundReports> {
  const { PK, SK } = keys.reportRows(businessId, '');
  const range = rowsBeginningWith(PK, SK);
  const rows = await queryRange(rangeAfter(range, position), itemsAtOnce);
  const naming = rows.filter((row) =>
    parseStored(reportRows, row)?.validatorIds.includes(validatorId),
  );
  const last = rows.at(-1);
  return { ids: naming.map(sortId), position: last && positionOf(last, range) };
}
