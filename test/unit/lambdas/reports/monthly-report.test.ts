import { idPattern } from '#contract/http/id-format.ts';
import {
  monthBefore,
  monthlyReportId,
  newMonthlyReport,
} from '#lambdas/statistics/reports/sweep-reports.ts';
import { businessId } from '#test/support/builders/a-business.ts';

it.each([
  ['2026-12-08T06:00:00Z', '2026-11-01', '2026-11-30'],
  ['2027-01-08T22:00:00Z', '2026-12-01', '2026-12-31'],
  ['2028-03-08T06:00:00Z', '2028-02-01', '2028-02-29'],
  // Still the last of March in São Paulo.
  ['2027-04-01T02:00:00Z', '2027-02-01', '2027-02-28'],
])('at %s the previous month begins on %s and ends on %s', (now, from, to) => {
  expect(monthBefore(new Date(now))).toEqual({ from, to });
});

it('a business and a month have one id, which sorts as of the 8th', () => {
  const [october, november] = [{ to: '2026-10-31' }, { to: '2026-11-30' }];
  const id = monthlyReportId(businessId, november);
  expect(id).toMatch(idPattern('report'));
  expect(monthlyReportId(businessId, november)).toBe(id);
  expect(monthlyReportId(businessId, october) < id).toBe(true);
  expect(monthlyReportId('biz_01K9A1B2C3D4E5F6G7H8J9KZZZ', november)).not.toBe(id);
  expect(
    newMonthlyReport(businessId, { from: '2026-11-01', to: '2026-11-30' }, new Date()),
  ).toMatchObject({
    id,
    businessId,
    type: 'OFFERS',
    isMonthly: true,
    from: '2026-11-01',
    to: '2026-11-30',
  });
});
