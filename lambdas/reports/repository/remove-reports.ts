import type { ListProgress } from '../../shared/paging.ts';
import { keys } from '../../shared/table/keys.ts';
import { wholePartition } from '../../shared/table/ranges.ts';
import { removeRows } from '../../shared/table/remove-rows.ts';

/** Items removed at a time; those with first rows have some tens of kilobytes. */
const itemsAtOnce = 20;

/** Removes a business's first reports after a position; the stream then removes their files. */
export const removeReportsOf = (
  businessId: string,
  position: string | undefined,
): Promise<ListProgress> =>
  removeRows(wholePartition(keys.report(businessId, '').PK), position, { atOnce: itemsAtOnce });
