import { parsePlans } from '#contract/billing/parse-plans.ts';
import content from '#contract/billing/plans.json' with { type: 'json' };
import { pricesOn } from '#contract/billing/prices-on.ts';

const plans = parsePlans(content);
const idsOn = (day: string, changed = plans) => pricesOn(day, changed).map(({ id }) => id);

describe('the prices of a day', () => {
  it('are by size type, the monthly one before the yearly one, in any configured order', () => {
    const reversed = { ...plans, prices: plans.prices.toReversed() };
    const expected = [1, 2, 3, 4, 5].flatMap((id) => [`monthly-${id}`, `yearly-${id}`]);
    expect(idsOn('2026-11-21', reversed)).toEqual(expected);
  });

  it('are in the order of the size types, not of their ids', () => {
    const sizeTypes = plans.sizeTypes.map((type) => ({ ...type, order: -type.order }));
    expect(idsOn('2026-11-21', { ...plans, sizeTypes })[0]).toBe('monthly-5');
  });

  it('have the currency and the trial of all plans, and are active', () => {
    expect(pricesOn('2026-11-21', { ...plans, trialDays: 7 })[0]).toEqual({
      ...plans.prices[0],
      currency: 'BRL',
      trialDays: 7,
      active: true,
    });
  });

  it('are valid on that day, including the first and the last day', () => {
    const [first] = plans.prices;
    if (!first) throw new Error('The plans have no price');
    const prices = [
      { ...first, id: 'old', validFrom: '2026-01-01', validUntil: '2026-12-31' },
      { ...first, id: 'new', validFrom: '2027-01-01' },
    ];
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2030-01-01'];
    expect(days.map((day) => idsOn(day, { ...plans, prices }))).toEqual([
      [],
      ['old'],
      ['old'],
      ['new'],
      ['new'],
    ]);
  });
});
