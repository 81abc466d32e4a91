import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { ListedReport, Report } from '#contract/statistics/reports.ts';
import {
  aShownReport,
  aShownReportWithoutFile,
  expiredReportId,
  reportId,
} from '#test/support/builders/a-report.ts';
import { noTotals } from '#test/support/builders/some-statistics.ts';
import { answer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { press, seeDialog, seeText } from '../user-actions.ts';

const { createReport, getReport, listReports } = reportRoutes;

const path = ({ report = reportId }: DemoIds) => `/report-detail/${report}`;

const aListed = (last: string, changes: Partial<ListedReport>): ListedReport => {
  const { id, businessId, type, from, to, status, isMonthly, createdAt } = aShownReport();
  const ownId = `${id.slice(0, -1)}${last}`;
  return { id: ownId, businessId, type, from, to, status, isMonthly, createdAt, ...changes };
};

const week = { from: '2026-11-18', to: '2026-11-24' };

const some = answer(listReports, (query) => ({
  items: [
    aListed('A', { type: 'REDEMPTIONS', ...week, status: 'processing' }),
    aListed('B', { isMonthly: true, createdAt: '2026-12-08T09:00:12.000Z' }),
    aListed('C', { type: 'SHOPS', status: 'failed', from: '2026-01-01', to: '2026-11-30' }),
    aListed('D', { type: 'VALIDATORS', ...week, status: 'expired' }),
  ].filter(({ type }) => !query.has('type') || type === query.get('type')),
}));

const none = answer(listReports, () => ({ items: [] }));

const shown = (changes: Partial<Report> = {}) => [answer(getReport, () => aShownReport(changes))];

const withoutFile = (changes: Partial<Report> = {}) => [
  answer(getReport, () => aShownReportWithoutFile({ id: expiredReportId, ...changes })),
];

/** The maximum number of shown redemptions, three per hour. */
const manyRedemptions = [...Array(100).keys()].map((index) => {
  const [day, hour, minute] = [1 + Math.floor(index / 4), 9 + (index % 9), (index % 3) * 20];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [row] = aShownReport({ type: 'REDEMPTIONS' }).rows;
  const time = `2026-11-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`;
  return [time, ...(row ?? []).slice(1)];
});

const openForm = [press(t('reports.ask.open')), seeDialog];

export const reportStates: States = {
  'report-list': { given: [some], isMain: true },
  'report-list-empty': { isRepeated: true, given: [none] },
  'report-list-of-type': {
    isRepeated: true,
    path: () => '/report-list?type=OFFERS',
    given: [none],
    actions: [seeText(t('reports.noneOfType.title'))],
  },
  'report-list-without-business': {
    isRepeated: true,
    as: 'nova',
    actions: [seeText(t('reports.needBusiness.title'))],
  },
  'report-list-loading': { isRepeated: true, given: [hold(listReports)], isBusy: true },
  'report-list-load-failure': { isRepeated: true, given: [refuse(listReports, 'INTERNAL')] },
  'report-list-ask': { given: [some], actions: openForm, isMain: true },
  'report-list-ask-days': {
    given: [some],
    actions: [
      ...openForm,
      (page) => page.getByLabel(t('statistics.period')).selectOption('days'),
      (page) => page.getByLabel(t('statistics.to'), { exact: true }).fill('01/10/2026'),
      (page) => page.getByRole('button', { name: t('reports.ask.submit'), exact: true }).click(),
      seeText(t('fieldErrors.BEFORE_START')),
    ],
  },
  'report-list-ask-refused': {
    isRepeated: true,
    given: [some, refuse(createReport, 'TOO_MANY_REQUESTS')],
    actions: [
      ...openForm,
      (page) => page.getByRole('button', { name: t('reports.ask.submit'), exact: true }).click(),
      seeText(t('errors.TOO_MANY_REQUESTS')),
    ],
  },
  'report-detail': { path, given: shown({ rowsCount: 340 }), isMain: true },
  'report-detail-redemptions': {
    path,
    given: shown({ type: 'REDEMPTIONS', rows: manyRedemptions, rowsCount: 1234 }),
  },
  'report-detail-paper': {
    path,
    given: shown({ type: 'REDEMPTIONS', rows: manyRedemptions, rowsCount: 1234 }),
    only: 'paper',
  },
  'report-detail-shops-paper': { path, given: shown({ type: 'SHOPS' }), only: 'paper' },
  'report-detail-redemptions-by-day': { path, given: shown({ type: 'REDEMPTIONS' }) },
  'report-detail-shops': { path, given: shown({ type: 'SHOPS' }) },
  'report-detail-validators': { path, given: shown({ type: 'VALIDATORS' }) },
  'report-detail-nothing': { path, given: shown({ rows: [], rowsCount: 0, totals: noTotals }) },
  'report-detail-processing': { path, given: withoutFile() },
  'report-detail-failed': { isRepeated: true, path, given: withoutFile({ status: 'failed' }) },
  'report-detail-expired': { path, given: shown({ status: 'expired', rows: [] }) },
  'report-detail-not-found': {
    isRepeated: true,
    path,
    given: [refuse(getReport, 'REPORT_NOT_FOUND')],
    actions: [seeText(t('reports.notFound.title'))],
  },
  'report-detail-loading': { isRepeated: true, path, given: [hold(getReport)], isBusy: true },
  'report-detail-load-failure': { isRepeated: true, path, given: [refuse(getReport, 'INTERNAL')] },
};
