import type { ReportRow } from '#contract/statistics/report-row.ts';
import type { Counts } from '../../contributions.ts';
import { readRows, type Scope } from '../../read-statistics.ts';
import type { ReportItem } from '../../store/report-store.ts';

export type ReportedPeriod = Pick<ReportItem, 'businessId' | 'shopId' | 'type' | 'from' | 'to'>;

/** A page of a report's rows; the rest begins after `position`. */
interface PageOfRows {
  readonly rows: readonly ReportRow[];
  /** Validators named in the rows. */
  readonly validatorIds?: readonly string[];
  readonly position: string;
}

/** Pages of rows; each is read once the previous one has been used. */
export type PagesOfRows = AsyncGenerator<PageOfRows>;

/** Returns the statistics scope of a report. */
export const scopeOf = ({ businessId, shopId }: ReportedPeriod): Scope => ({
  businessId,
  ...(shopId !== undefined && { shopId }),
});

const defaultPageSize = 100;

/** Yields the pages of a list in memory; a position is the number of items before. */
export async function* pagesOf<T>(
  items: readonly T[],
  after: string | undefined,
  read: (items: readonly T[]) => Promise<Omit<PageOfRows, 'position'>>,
  pageSize = defaultPageSize,
): PagesOfRows {
  for (let start = Number(after ?? 0); start < items.length; start += pageSize) {
    const page = items.slice(start, start + pageSize);
    yield { ...(await read(page)), position: String(start + page.length) };
  }
}

/** Counts of something, by its id. */
export type Counted = readonly [id: string, counts: Counts];

/** Most redemptions first, then most claims, then the older one. */
const byUse = ([id, one]: Counted, [otherId, other]: Counted) =>
  other.redemptions - one.redemptions || other.claims - one.claims || (id < otherId ? -1 : 1);

/** Reads the counts of a report's period, the most used first. */
export async function findCountedRows(
  report: ReportedPeriod,
  kind: 'offer' | 'shop' | 'validator',
): Promise<Counted[]> {
  return [...(await readRows(scopeOf(report), kind, report))].sort(byUse);
}

/** Converts cents to reais. */
export const inReais = (cents: number): number => cents / 100;
