import { newClaimCode } from '#contract/claims/claim-code.ts';
import { mostShownRows } from '#contract/statistics/reports.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { reportContentOf } from '#lambdas/statistics/reports/content/report-content.ts';
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
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, validatorId } from '#test/support/builders/a-validator.ts';
import { makeJob, ownerSpeaks, runReportJob } from '#test/support/file-jobs.ts';
import { keepFilesInParts } from '#test/support/kept-files.ts';
import {
  beforeRequest,
  beforeWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const count = 650;
const codeNo = (number: number) =>
  newClaimCode(Uint8Array.from([1, 2, 3, 4, 5, number >> 8, number & 255]));
const report = aReport({ type: 'REDEMPTIONS' });
const fileKey = report.fileKey ?? '';
/** Longer than a form allows, so that few redemptions fill several parts. */
const long = 'pão '.repeat(5000);

/** A claim redeemed in November, a higher number later, by the owner and the validator in turn. */
function claimNo(number: number) {
  const at = new Date(Date.parse('2026-11-05T12:00:00.000Z') + number * 60_000).toISOString();
  return aRedeemedClaim({
    code: codeNo(number),
    title: number < mostShownRows ? `Pão ${number}` : `${number} ${long}`,
    closedAt: at,
    redemptions: [
      aRedemption({
        day: at.slice(0, 10),
        redeemedAt: at,
        redeemedBy: number % 2 ? { kind: 'validator', validatorId } : { kind: 'owner' },
      }),
    ],
  });
}

beforeEach(() => ownerSpeaks('pt'));

it('a report has the redemptions on the days of its period and in its shop, without reversed ones', async () => {
  const claim = (number: number, ...redemptions: ReturnType<typeof aRedemption>[]) =>
    stored.claim(
      aRedeemedClaim({ code: codeNo(700 + number), title: `Pão ${number}`, redemptions }),
    );
  // Sent by an offline device a week after the last day.
  const late = { closedAt: '2026-12-07T23:00:00.000Z', title: 'Tarde' };
  tableHolds(
    stored.shop(aShop({ timeZone: 'America/Rio_Branco' })),
    claim(1, aRedemption({ day: '2026-10-31' })),
    claim(2, aRedemption({ day: '2026-12-01' })),
    claim(3, aRedemption({ status: 'reversed' })),
    claim(
      4,
      aRedemption({ status: 'reversed' }),
      aRedemption({ redeemedAt: '2026-11-22T04:59:00.000Z' }),
    ),
    claim(5, aRedemption({ shopId: otherShopId })),
    stored.claim(
      aRedeemedClaim({
        ...late,
        code: codeNo(706),
        redemptions: [aRedemption({ day: '2026-11-30', offline: true })],
      }),
    ),
    stored.claim(aRedeemedClaim({ code: codeNo(707), status: 'cancelled', redemptions: [] })),
  );
  let rows: unknown;
  for await (const { known } of reportContentOf({ ...report, shopId }, 'pt')) rows = known.shown;
  const prices = [8.9, 5.49, ''];
  expect(rows).toEqual([
    ['2026-11-21T23:59', 'padariaaurora', 'Pão 4', expect.any(String), ...prices, 'ONLINE'],
    ['2026-11-21T07:00', 'padariaaurora', 'Tarde', expect.any(String), ...prices, 'OFFLINE'],
  ]);
});

describe('a report that names a removed validator', () => {
  const key = keys.report(businessId, reportId);
  const rowsKey = keys.reportRows(businessId, reportId);
  const idNo = (number: number) => `rpt_01K9A1B2C3D4E5F6G7H8J9K${String(number).padStart(3, '0')}`;
  const validator = aValidator({ name: 'Bia' });
  const disabled = stored.validator({ ...validator, status: 'disabled' });
  const redeemedByBia = aRedemption({ redeemedBy: { kind: 'validator', validatorId } });

  const holds = (validatorItem = stored.validator(validator)) =>
    tableHolds(
      ...[stored.business(aBusiness()), stored.shop(aShop()), validatorItem],
      stored.claim(aRedeemedClaim({ redemptions: [redeemedByBia] })),
      storedReport(report),
    );

  it('files and rows that name a removed validator are removed, and others stay', async () => {
    const reports = [...Array(45).keys()].map((number) => aReadyReport({ id: idNo(number) }));
    const isNamed = (id: string) => Number(id.slice(-3)) % 2 === 0;
    tableHolds(
      ...reports.map(storedReport),
      ...reports.map((one) =>
        storedRows({ validatorIds: isNamed(one.id) ? [validatorId] : [] }, one),
      ),
    );
    keepFilesInParts();
    await runReportJob(aJob('drop-reports-of-validator', { id: validatorId }), { isShort: true });
    for (const { id, totals } of reports) {
      const left = itemAt(keys.report(businessId, id));
      expect(left).toMatchObject({ status: 'ready', totals, rowsCount: 2 });
      expect([id, 'fileKey' in (left ?? {})]).toEqual([id, !isNamed(id)]);
      expect([id, !itemAt(keys.reportRows(businessId, id))]).toEqual([id, isNamed(id)]);
    }
  });

  it('a report repeated after the removal does not name the validator', async () => {
    holds(disabled);
    const kept = keepFilesInParts();
    await runReportJob(makeJob());
    expect([...kept.files.values()].join('')).not.toContain('Bia');
    expect(itemAt(rowsKey)).toMatchObject({ validatorIds: [], rows: [expect.any(Array)] });
  });

  it.each([
    ['before it is marked as ready', 1],
    ['and its job died right after that', 2],
  ])('a report is removed if it names somebody who was removed %s', async (_, deaths) => {
    holds();
    keepFilesInParts();
    beforeWrite(({ writeNumber }) => {
      if (writeNumber === 1) changeAttributes(disabled, { status: 'disabled' });
      return writeNumber === 1 && deaths === 2 ? 'lost answer' : undefined;
    });
    await runReportJob(makeJob());
    expect(itemAt(key)).toMatchObject({ status: 'ready', rowsCount: 1 });
    expect(itemAt(key)).not.toHaveProperty('fileKey');
    expect(itemAt(rowsKey)).toBeUndefined();
  });
});

describe('a report of many redemptions', () => {
  beforeAll(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  beforeEach(() => {
    tableHolds(
      stored.business(aBusiness()),
      stored.shop(aShop()),
      stored.validator(aValidator({ name: 'Bia' })),
      storedReport(report),
    );
    for (let number = 0; number < count; number += 1) putItems(stored.claim(claimNo(number)));
  });

  async function wholeText(): Promise<string> {
    const texts: string[] = [];
    for await (const { text } of reportContentOf(report, 'pt')) texts.push(text);
    return texts.join('');
  }

  it('is read page by page: at most a hundred claims are in memory', async () => {
    let read = 0;
    beforeRequest(({ command, input }) => {
      if (command !== 'BatchGet') return undefined;
      const { 'table-of-test': batch } = input['RequestItems'] as Record<string, { Keys: Key[] }>;
      read += batch?.Keys.filter(({ SK }) => SK === 'CLAIM').length ?? 0;
      return undefined;
    });
    let written = 0;
    let held = 0;
    for await (const { known } of reportContentOf(report, 'pt')) {
      held = Math.max(held, read - written);
      written = known.rowsCount;
      expect(known.shown.length).toBe(Math.min(written, mostShownRows));
    }
    expect({ read, written }).toEqual({ read: count, written: count });
    expect(held).toBeLessThanOrEqual(100);
  });

  it('continues in other messages when its time is over, and writes the same file', async () => {
    const kept = keepFilesInParts();
    expect(await runReportJob(makeJob(), { isShort: true })).toBeGreaterThan(2);
    expect(kept.files.get(fileKey)).toBe(await wholeText());
    expect(kept.uploads.size).toBe(0);
    const item = itemAt(keys.reportRows(businessId, reportId));
    expect(((item?.['rows'] ?? []) as unknown[][]).map(([, , title]) => title)).toEqual(
      [...Array(mostShownRows).keys()].map((number) => `Pão ${number}`),
    );
    expect(item?.['validatorIds']).toEqual([validatorId]);
    expect(itemAt(keys.report(businessId, reportId))).toMatchObject({
      status: 'ready',
      rowsCount: count,
    });
  });

  /** Makes the job die after one of its writes to S3 or the table; returns the number of writes. */
  async function dieAfter(write: number) {
    let writes = 0;
    const die = () => {
      writes += 1;
      return writes === write ? new Error('The Lambda was stopped') : undefined;
    };
    beforeRequest(({ writeNumber }) => {
      const isLost = writeNumber > 0 && die();
      return isLost ? 'lost answer' : undefined;
    });
    const kept = keepFilesInParts(() => {
      const error = die();
      if (error) throw error;
    });
    await runReportJob(makeJob(), { isShort: true });
    return { kept, writes };
  }

  it('ends in one complete file, whichever write its job dies after', async () => {
    const text = await wholeText();
    const { writes } = await dieAfter(0);
    expect(writes).toBeGreaterThan(4);
    for (let write = 1; write <= writes; write += 1) {
      putItems(storedReport(report));
      const { kept } = await dieAfter(write);
      expect([...kept.files.keys()]).toEqual([fileKey]);
      expect(kept.files.get(fileKey) === text).toBe(true);
      expect(itemAt(keys.report(businessId, reportId))).toMatchObject({
        status: 'ready',
        rowsCount: count,
      });
    }
  });
});
