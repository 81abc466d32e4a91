import { keys } from '#lambdas/platform/table/keys.ts';
import { readRows, readTotals } from '#lambdas/statistics/read-statistics.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aReadyReport, aReport, reportId, storedReport } from '#test/support/builders/a-report.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, validatorId } from '#test/support/builders/a-validator.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { makeJob, ownerSpeaks, runReportJob } from '#test/support/file-jobs.ts';
import { keepFilesInParts } from '#test/support/kept-files.ts';
import {
  changeAttributes,
  deleteItem,
  itemAt,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

jest.mock('#lambdas/statistics/read-statistics.ts');

const totals = { ...aReadyReport().totals, cancels: 1, refusals: 4, newFollowers: 5 } as never;
const counts = (redemptions: number) => ({
  ...{ claims: 3, cancels: 1, redemptions, expired: 0, newFollowers: 0 },
  ...{ savingsCents: 1050, revenueCents: 200_000 },
});

const key = keys.report(businessId, reportId);
const fileKey = aReport().fileKey ?? '';
let kept: ReturnType<typeof keepFilesInParts>;

/** The lines of the file, without the byte order mark. */
const lines = () => (kept.files.get(fileKey) ?? '').slice(1).split('\r\n').slice(0, -1);
const rowsItem = () => itemAt(keys.reportRows(businessId, reportId));

beforeEach(() => {
  jest.resetAllMocks();
  kept = keepFilesInParts();
  ownerSpeaks('pt-BR');
  jest.mocked(readTotals).mockResolvedValue(totals);
  jest.mocked(readRows).mockResolvedValue(new Map());
});

const tableHas = (report: Parameters<typeof aReport>[0] = {}) =>
  tableHolds(
    stored.business(aBusiness()),
    stored.shop(aShop()),
    stored.offer(anOffer()),
    { ...keys.offerCounters(offerId), claimedCount: 0, redeemedCount: 0 },
    stored.validator(aValidator({ name: '=Bia' })),
    { ...keys.shopOfBusiness(businessId, shopId) },
    storedReport(aReport(report)),
  );

describe('a report', () => {
  it('of offers lists the most used first, without the titles of removed offers, and is made once', async () => {
    tableHas({ type: 'OFFERS' });
    const gone = 'off_01K9C1B2C3D4E5F6G7H8J9KXXX';
    const rows = [offerId, gone].map((id, n) => [id, counts(n + 1)] as const);
    jest.mocked(readRows).mockResolvedValue(new Map(rows));
    await runReportJob(makeJob());
    await runReportJob(makeJob());
    expect(lines().slice(1)).toEqual([
      ';3;1;2;0;2000,00;10,50',
      'Pão francês, 10 unidades;3;1;1;0;2000,00;10,50',
    ]);
    expect(itemAt(key)).toMatchObject({ status: 'ready', totals, rowsCount: 2, language: 'pt' });
    expect(rowsItem()).toMatchObject({
      rows: [
        ['', 3, 1, 2, 0, 2000, 10.5],
        ['Pão francês, 10 unidades', 3, 1, 1, 0, 2000, 10.5],
      ],
      validatorIds: [],
    });
    expect(readRows).toHaveBeenCalledWith({ businessId }, 'offer', expect.anything());
    expect(readTotals).toHaveBeenCalledTimes(1);
  });

  it('of shops includes unused shops, and columns that only totals have', async () => {
    tableHas({ type: 'SHOPS' });
    await runReportJob(makeJob());
    expect(lines().slice(1)).toEqual(['padariaaurora;7;3;1;2;4;1;5;20,50;10,00']);
    expect(readTotals).toHaveBeenCalledWith({ businessId, shopId }, expect.anything());
  });

  it('of validators names them, the business as the owner, and stores the ids of the named ones', async () => {
    tableHas({ type: 'VALIDATORS', shopId });
    ownerSpeaks('es');
    const rows = [['owner', counts(1)] as const, [validatorId, counts(9)] as const];
    jest.mocked(readRows).mockResolvedValue(new Map(rows));
    await runReportJob(makeJob());
    expect(lines()).toEqual([
      'Validado por;Cupones usados;Ventas con ofertas (R$)',
      "'=Bia;9;2000,00",
      'Padaria Aurora;1;2000,00',
    ]);
    expect(rowsItem()).toMatchObject({
      rows: [['=Bia', 9, 2000], {}],
      validatorIds: [validatorId],
    });
    expect(readRows).toHaveBeenCalledWith({ businessId, shopId }, 'validator', expect.anything());
  });
});

describe('the file of a report', () => {
  const changes: [string, () => void][] = [
    ['removed', () => deleteItem(key)],
    ['made again', () => changeAttributes(key, { fileKey: 'another' })],
  ];

  it.each(changes)('is not made if the report was %s', async (_, change) => {
    tableHas();
    change();
    await runReportJob(makeJob());
    expect(readTotals).not.toHaveBeenCalled();
    expect([...kept.files]).toEqual([]);
  });

  it.each(changes)('is removed if the report is %s meanwhile', async (_, change) => {
    tableHas();
    jest.mocked(readTotals).mockImplementation(async () => {
      change();
      return totals;
    });
    await runReportJob(makeJob());
    expect([...kept.files]).toEqual([]);
    expect(rowsItem()).toBeUndefined();
  });
});
