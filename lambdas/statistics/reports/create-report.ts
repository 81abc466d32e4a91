import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { findShop } from '#lambdas/shops/store/shop-store.ts';
import { insertReport, reportsOfDay } from '../store/report-store.ts';
import { newReport, shownReport } from './report.ts';
import type { ReportOperations } from './targets.ts';

/** Throws VALIDATION_FAILED for a period that has not begun. An unfinished period is reported up to now. */
function requireBegun({ from }: { readonly from: string }, now: Date): void {
  if (from <= dayIn(moneyZone, now)) return;
  throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'from', code: 'TOO_FAR_AHEAD' }] });
}

/** Throws SHOP_NOT_FOUND for a shop that the business does not have. */
async function requireShopOf(businessId: string, shopId: string | undefined): Promise<void> {
  if (shopId === undefined) return;
  const shop = await findShop(shopId);
  if (shop?.businessId !== businessId) throw new AppError('SHOP_NOT_FOUND');
}

/** Requests a report, at most ten a day. A job that the table's stream starts makes its file. */
export const createReport: ReportOperations['createReport'] = async (request) => {
  const { actor, body, business, now } = request;
  requireBegun(body, now);
  await requireShopOf(business.id, body.shopId);
  await reportsOfDay.requireBelowLimit(business.id, now);
  const id = newId('report', now);
  const report = newReport(body, { id, businessId: business.id, isMonthly: false }, now);
  return created(shownReport(report, now), `/reports/${id}`, [
    insertReport(report),
    checkUserIsActive(actor.userId),
    reportsOfDay.addOne(business.id, now),
  ]);
};
