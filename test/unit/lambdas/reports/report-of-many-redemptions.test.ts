import { newClaimCode } from '#contract/claims/claim-code.ts';
import { mostShownRows } from '#contract/statistics/reports.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { reportContentOf } from '#lambdas/statistics/reports/content/report-content.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRedeemedClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { aReport, reportId, storedReport } from '#test/support/builders/a-report.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { keepFilesInParts } from '#test/support/files-in-parts.ts';
import { beforeRequest, itemAt, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { makeJob, ownerSpeaks, runReportJob } from '#test/support/report-jobs.ts';
import { validatorId } from '#test/support/request-of-route.ts';
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

beforeAll(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

beforeEach(() => {
  ownerSpeaks('pt');
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
