import { reportRoutes } from '#contract/routes/reports.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createReport } from './create-report.ts';
import { getReport } from './get-report.ts';
import { listReports } from './list-reports.ts';
import { remakeReport } from './remake-report.ts';
import { subjects } from './subjects.ts';

const operations = { listReports, createReport, getReport, remakeReport };

export const handler = apiHandler(reportRoutes, subjects, operations);
