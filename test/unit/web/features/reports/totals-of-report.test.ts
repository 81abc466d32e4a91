import { aShownReport } from '#test/support/builders/a-report.ts';
import { totalsOfReport } from '#web/features/reports/report-numbers.ts';

const { totals } = aShownReport();

describe('the totals of a report', () => {
  it.each(['OFFERS', 'SHOPS'] as const)('of %s are all', (type) => {
    expect(totals && totalsOfReport(type, totals)).toHaveLength(9);
  });

  it.each(['REDEMPTIONS', 'VALIDATORS'] as const)(
    'of %s are only totals of redemptions',
    (type) => {
      expect(totals && totalsOfReport(type, totals)).toEqual([
        'offerRevenue',
        'consumerSavings',
        'redemptions',
      ]);
    },
  );
});
