import type { ReportRow } from '#contract/statistics/report-row.ts';
import type { Scope } from '../../read-statistics.ts';
import type { ReportItem } from '../../store/report-item.ts';

/** What a report is about. */
export type ReportedPeriod = Pick<ReportItem, 'businessId' | 'shopId' | 'type' | 'from' | 'to'>;

/** A page of the rows of a report; the rest begins after `position`. */
interface PageOfRows {
  readonly rows: readonly ReportRow[];
  /** The validators whom they name. */
  readonly validatorIds?: readonly string[];
  readonly position: string;
}

/** Pages of rows, each once the one before has been used. */
export type PagesOfRows = AsyncGenerator<PageOfRows>;

/** Whose statistics a report is about. */
export const scopeOf = ({ businessId, shopId }: ReportedPeriod): Scope => ({
  businessId,
  ...(shopId !== undefined && { shopId }),
});

/** Most rows of a page. */
const rowsAtOnce = 100;

/** The pages of a list that is known whole; a position is the number of items before. */
export async function* pagesOf<T>(
  items: readonly T[],
  after: string | undefined,
  read: (items: readonly T[]) => Promise<Omit<PageOfRows, 'position'>>,
  atOnce = rowsAtOnce,
): PagesOfRows {
  for (let start = Number(after ?? 0); start < items.length; start += atOnce) {
    const page = items.slice(start, start + atOnce);
    yield { ...(await read(page)), position: String(start + page.length) };
  }
}
