import { handler } from '#lambdas/entries/schedule/sweep-reports.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { isOfRun, monthlyReportId } from '#lambdas/statistics/reports/sweep-reports.ts';
import { aContext } from '#test/support/a-job.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import {
  beforeWrite,
  changeAttributes,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idNo = (number: number) => `biz_01K9A1B2C3D4E5F6G7H8J9KAB${letters[number]}`;
const at = (time: string) => ({ time }) as Parameters<typeof handler>[0];
const november = { to: '2026-11-30' };
const reportOf = (businessId: string) =>
  itemAt(keys.report(businessId, monthlyReportId(businessId, november)));

const listed = (id: string, status: 'active' | 'suspended' = 'active') => {
  const business = aBusiness({ id, status });
  return {
    ...stored.business(business),
    ...inGsi1(partitions.businessesOfStatus(status), instantKey(business.updatedAt, id)),
  };
};

const all = [...letters].map((_, number) => idNo(number));

beforeEach(() => tableHolds(...all.map((id) => listed(id))));

it('a run takes a sixteenth of the businesses; the last run and runs at other hours take all', () => {
  const takenAt = (hour: string) =>
    all.filter((id) => isOfRun(id, new Date(`2026-12-08T${hour}:00:00Z`)));
  expect(takenAt('06')).toEqual([idNo(0), idNo(16)]);
  expect(takenAt('21')).toEqual([idNo(15), idNo(31)]);
  for (const hour of ['22', '23', '05']) expect(takenAt(hour)).toEqual(all);
});

it('a run requests the report of the previous month for each of its businesses', async () => {
  expect(await handler(at('2026-12-08T06:00:00Z'), aContext())).toEqual({ asked: 2 });
  expect(all.filter(reportOf)).toEqual([idNo(0), idNo(16)]);
  expect(reportOf(idNo(0))).toMatchObject({
    businessId: idNo(0),
    type: 'OFFERS',
    from: '2026-11-01',
    to: '2026-11-30',
    status: 'processing',
    isMonthly: true,
  });
});

it('all runs of a day request one report for each business, and a repeated run changes nothing', async () => {
  for (let hour = 6; hour <= 22; hour += 1) {
    await handler(at(`2026-12-08T${String(hour).padStart(2, '0')}:00:00Z`), aContext());
  }
  expect(all.filter(reportOf)).toEqual(all);
  changeAttributes(keys.report(idNo(3), monthlyReportId(idNo(3), november)), { status: 'ready' });
  const before = writesMade();
  expect(await handler(at('2026-12-08T22:00:00Z'), aContext())).toEqual({ asked: 0 });
  expect(writesMade()).toEqual(before);
  expect(reportOf(idNo(3))).toMatchObject({ status: 'ready' });
});

it('requests no report for a business that is not active any more', async () => {
  tableHolds(listed(idNo(0)), listed(idNo(16), 'suspended'));
  // The index still contains the business.
  changeAttributes(keys.business(idNo(0)), { status: 'closed' });
  await handler(at('2026-12-08T06:00:00Z'), aContext());
  expect([reportOf(idNo(0)), reportOf(idNo(16))]).toEqual([undefined, undefined]);
});

it('requests the other reports if one fails, and fails itself, so that the event is retried', async () => {
  beforeWrite(({ writeNumber }) =>
    writeNumber === 1 ? new Error('The table is down') : undefined,
  );
  await expect(handler(at('2026-12-08T22:00:00Z'), aContext())).rejects.toThrow('1 businesses');
  expect(all.filter((id) => !reportOf(id))).toHaveLength(1);
  await handler(at('2026-12-08T22:00:00Z'), aContext());
  expect(all.filter(reportOf)).toEqual(all);
});

it('fails when its time is over', async () => {
  await expect(
    handler(
      at('2026-12-08T06:00:00Z'),
      aContext(() => 0),
    ),
  ).rejects.toThrow('No time');
});
