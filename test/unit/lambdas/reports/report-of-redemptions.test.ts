import { newClaimCode } from '#contract/claims/claim-code.ts';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import { reportContentOf } from '#lambdas/statistics/reports/content/report-content.ts';
import { aRedeemedClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { aReport } from '#test/support/builders/a-report.ts';
import { aShop, otherShopId } from '#test/support/builders/a-shop.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const codeNo = (number: number) =>
  newClaimCode(Uint8Array.from([1, 2, 3, 4, 5, number >> 8, number & 255]));
const report = aReport({ type: 'REDEMPTIONS' });

it('has the redemptions on the days of its period and in its shop, without reversed ones', async () => {
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
  let rows: readonly ReportRow[] = [];
  for await (const { known } of reportContentOf({ ...report, shopId: aShop().id }, 'pt')) {
    rows = known.shown;
  }
  const prices = [8.9, 5.49, ''];
  expect(rows).toEqual([
    ['2026-11-21T23:59', 'padariaaurora', 'Pão 4', expect.any(String), ...prices, 'ONLINE'],
    ['2026-11-21T07:00', 'padariaaurora', 'Tarde', expect.any(String), ...prices, 'OFFLINE'],
  ]);
});
