import { ok } from '#lambdas/platform/http/answer.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import { replaceReport, reportsOfDay } from '../store/report-store.ts';
import { remade, shownReport } from './report.ts';
import type { ReportOperations } from './targets.ts';

/** Remakes the file of an expired or failed report; it counts as a requested report. */
export const remakeReport: ReportOperations['remakeReport'] = async (request) => {
  const { actor, now } = request;
  const { item } = request.report;
  const after = remade(item, now);
  await reportsOfDay.requireBelowLimit(item.businessId, now);
  return ok(shownReport(after, now), [
    ...replaceReport(item, after),
    checkUserIsActive(actor.userId),
    reportsOfDay.addOne(item.businessId, now),
  ]);
};
