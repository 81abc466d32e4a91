import { keys } from '#lambdas/platform/table/keys.ts';
import { aJob } from '#test/support/a-job.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRedeemedClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import {
  aReadyReport,
  aReport,
  reportId,
  storedReport,
  storedRows,
} from '#test/support/builders/a-report.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { keepFilesInParts } from '#test/support/files-in-parts.ts';
import {
  beforeWrite,
  changeAttributes,
  itemAt,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { makeJob, ownerSpeaks, runReportJob } from '#test/support/report-jobs.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.report(businessId, reportId);
const rowsKey = keys.reportRows(businessId, reportId);
const idNo = (number: number) => `rpt_01K9A1B2C3D4E5F6G7H8J9K${String(number).padStart(3, '0')}`;
const dropJob = () => aJob('drop-reports-of-validator', { id: validatorId });
const validator = aValidator({ name: 'Bia' });
const disabled = stored.validator({ ...validator, status: 'disabled' });
const redeemedByBia = aRedemption({ redeemedBy: { kind: 'validator', validatorId } });
const report = aReport({ type: 'REDEMPTIONS' });
let kept: ReturnType<typeof keepFilesInParts>;

const world = (validatorItem = stored.validator(validator)) => [
  stored.business(aBusiness()),
  stored.shop(aShop()),
  validatorItem,
  stored.claim(aRedeemedClaim({ redemptions: [redeemedByBia] })),
  storedReport(report),
];

beforeEach(() => {
  kept = keepFilesInParts();
  ownerSpeaks('pt');
});

it('files and rows that name a removed validator are removed, and others stay', async () => {
  const reports = [...Array(45).keys()].map((number) => aReadyReport({ id: idNo(number) }));
  const isNamed = (id: string) => Number(id.slice(-3)) % 2 === 0;
  tableHolds(
    ...reports.map(storedReport),
    ...reports.map((one) =>
      storedRows({ validatorIds: isNamed(one.id) ? [validatorId] : [] }, one),
    ),
  );
  await runReportJob(dropJob(), { isShort: true });
  for (const { id, totals } of reports) {
    const left = itemAt(keys.report(businessId, id));
    expect(left).toMatchObject({ status: 'ready', totals, rowsCount: 2 });
    expect([id, 'fileKey' in (left ?? {})]).toEqual([id, !isNamed(id)]);
    expect([id, !itemAt(keys.reportRows(businessId, id))]).toEqual([id, isNamed(id)]);
  }
});

it('a report repeated after the removal does not name the validator', async () => {
  tableHolds(...world(disabled));
  await runReportJob(makeJob());
  expect([...kept.files.values()].join('')).not.toContain('Bia');
  expect(itemAt(rowsKey)).toMatchObject({ validatorIds: [], rows: [expect.any(Array)] });
});

it.each([
  ['before it is marked as ready', 1],
  ['and its job died right after that', 2],
])('a report is removed if it names somebody who was removed %s', async (_, deaths) => {
  tableHolds(...world());
  beforeWrite(({ writeNumber }) => {
    if (writeNumber === 1) changeAttributes(disabled, { status: 'disabled' });
    return writeNumber === 1 && deaths === 2 ? 'lost answer' : undefined;
  });
  await runReportJob(makeJob());
  expect(itemAt(key)).toMatchObject({ status: 'ready', rowsCount: 1 });
  expect(itemAt(key)).not.toHaveProperty('fileKey');
  expect(itemAt(rowsKey)).toBeUndefined();
});
