import type { ReportRow } from '#contract/statistics/report-row.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import { listShopIds } from '#lambdas/shops/store/list-shops.ts';
import { readTotals } from '../../read-statistics.ts';
import { findCountedRows } from './counted-rows.ts';
import { type PagesOfRows, pagesOf, type ReportedPeriod } from './page-of-rows.ts';

/** Shops whose totals are read at the same time. */
const concurrency = 10;

async function findShopIds(businessId: string): Promise<string[]> {
  const ids: string[] = [];
  let position: string | undefined;
  do {
    const page = await listShopIds(businessId, { limit: 100, position });
    ids.push(...page.items);
    position = page.position;
  } while (position !== undefined);
  return ids;
}

/** The shops used in the period, the most used first, then the business's other shops. */
async function findReportedShops(report: ReportedPeriod): Promise<string[]> {
  const { businessId, shopId } = report;
  if (shopId !== undefined) return [shopId];
  const [counted, ids] = await Promise.all([
    findCountedRows(report, 'shop'),
    findShopIds(businessId),
  ]);
  return [...new Set([...counted.map(([id]) => id), ...ids])];
}

async function totalsRow(report: ReportedPeriod, shopId: string, shop: string): Promise<ReportRow> {
  const totals = await readTotals({ businessId: report.businessId, shopId }, report);
  return [
    shop,
    totals.views,
    totals.claims,
    totals.cancels,
    totals.redemptions,
    totals.refusals,
    totals.expired,
    totals.newFollowers,
    totals.offerRevenue ?? 0,
    totals.consumerSavings ?? 0,
  ];
}

/** Yields the shops of a business in a period, or one of them; the identifier of a removed shop is empty. */
export async function* rowsOfShops(report: ReportedPeriod, after: string | undefined): PagesOfRows {
  const ids = await findReportedShops(report);
  const read = async (page: readonly string[]) => {
    const shops = await findShops(page, 'eventual');
    const rows = page.map((id, index) => totalsRow(report, id, shops[index]?.shopIdentifier ?? ''));
    return { rows: await Promise.all(rows) };
  };
  yield* pagesOf(ids, after, read, concurrency);
}
