import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createReport } from '#lambdas/statistics/reports/create-report.ts';
import { getReport } from '#lambdas/statistics/reports/get-report.ts';
import { listReports } from '#lambdas/statistics/reports/list-reports.ts';
import { remakeReport } from '#lambdas/statistics/reports/remake-report.ts';
import { targets } from '#lambdas/statistics/reports/targets.ts';

const operations = { listReports, createReport, getReport, remakeReport };

export const handler = apiHandler(reportRoutes, targets, operations);
