import type { Plans } from '#contract/billing/parse-plans.ts';
import { parsePlans } from '#contract/billing/parse-plans.ts';
import content from '#contract/billing/plans.json' with { type: 'json' };

/** A copy of the plans of this build, to be changed by a test. */
const copy = () => structuredClone(parsePlans(content));

type Change = (plans: Plans) => void;

function changed(change: Change): Plans {
  const plans = copy();
  change(plans);
  return plans;
}

const sizeType = (plans: Plans, id: number) =>
  plans.sizeTypes.find((type) => type.id === id) as Plans['sizeTypes'][number];
const price = (plans: Plans, id: string) =>
  plans.prices.find((one) => one.id === id) as Plans['prices'][number];

describe('the plans of this build', () => {
  it('follow every rule', () => {
    expect(parsePlans(content)).toEqual(content);
  });

  it('may be written in any order', () => {
    const reversed = changed(({ sizeTypes, prices }) => {
      sizeTypes.reverse();
      prices.reverse();
    });
    expect(parsePlans(reversed)).toEqual(reversed);
  });

  it('may replace a price from a day on', () => {
    const next = changed((plans) => {
      price(plans, 'monthly-1').validUntil = '2026-12-31';
      const { validUntil: _, ...old } = price(plans, 'monthly-1');
      plans.prices.push({ ...old, id: 'monthly-1-2027', price: 34.9, validFrom: '2027-01-01' });
    });
    expect(parsePlans(next)).toEqual(next);
  });
});

describe('a price', () => {
  it('may be valid on a single day', () => {
    const oneDay = changed((plans) => {
      const day = { validFrom: '2025-12-31', validUntil: '2025-12-31' };
      plans.prices.push({ ...price(plans, 'monthly-1'), id: 'one-day', ...day });
    });
    expect(parsePlans(oneDay)).toEqual(oneDay);
  });
});

describe('plans are refused with a message', () => {
  const mistakes: readonly [string, Change, string][] = [
    ['a missing size type', ({ sizeTypes }) => sizeTypes.splice(1, 1), 'Size type 2 is missing.'],
    [
      'two size types of one id',
      (plans) => plans.sizeTypes.push({ ...sizeType(plans, 5), order: 7 }),
      'Two size types have the id 5. Two size types have the code LARGE.',
    ],
    [
      'two size types of one code',
      (plans) => Object.assign(sizeType(plans, 2), { code: 'MEI' }),
      'Two size types have the code MEI.',
    ],
    [
      'two size types of one order',
      (plans) => Object.assign(sizeType(plans, 2), { order: 1 }),
      'Two size types have the order 1.',
    ],
    [
      'a regular size type that is special',
      (plans) => Object.assign(sizeType(plans, 3), { special: true }),
      'Size type 3 must not be special.',
    ],
    [
      'a size type 99 that is not special',
      (plans) => Object.assign(sizeType(plans, 99), { special: false }),
      'Size type 99 must be special.',
    ],
    [
      'a special size type with a limit above 0',
      (plans) => Object.assign(sizeType(plans, 99), { maxShops: 1 }),
      'maxShops of size type 99 must be 0.',
    ],
    [
      'a regular size type with a limit of 0',
      (plans) => Object.assign(sizeType(plans, 1), { maxActiveOffers: 0 }),
      'maxActiveOffers of size type 1 must not be 0.',
    ],
    [
      'a limit below that of a smaller size type',
      (plans) => Object.assign(sizeType(plans, 3), { maxValidatorsPerShop: 4 }),
      'maxValidatorsPerShop of size type 3 is below that of size type 2.',
    ],
    [
      'two prices of one id',
      (plans) => Object.assign(price(plans, 'yearly-1'), { id: 'monthly-1' }),
      'Two prices have the id monthly-1.',
    ],
    [
      'a price that ends before it begins',
      (plans) => {
        const old = { ...price(plans, 'monthly-1'), id: 'old' };
        plans.prices.push({ ...old, validFrom: '2025-02-01', validUntil: '2025-01-31' });
      },
      'The price old ends before it begins.',
    ],
    [
      'a price of the special size type',
      (plans) => plans.prices.push({ ...price(plans, 'monthly-1'), id: 'x', sizeTypeId: 99 }),
      'The price x is of the special size type, which has none.',
    ],
    [
      'two prices that are valid on the same day',
      (plans) =>
        plans.prices.push({
          ...price(plans, 'monthly-1'),
          id: 'old',
          validFrom: '2025-01-01',
          validUntil: '2026-01-01',
        }),
      'The prices monthly-1 and old are valid on the same day.',
    ],
    [
      'a new price without a last day of the old one',
      (plans) =>
        plans.prices.push({ ...price(plans, 'monthly-1'), id: 'new', validFrom: '2027-01-01' }),
      'The prices monthly-1 and new are valid on the same day.',
    ],
    [
      'two prices from the same day',
      (plans) => plans.prices.push({ ...price(plans, 'monthly-1'), id: 'new' }),
      'The prices monthly-1 and new are valid on the same day.',
    ],
    [
      'prices that end without another after them',
      (plans) => Object.assign(price(plans, 'yearly-2'), { validUntil: '2026-12-31' }),
      'Size type 2, YEARLY, has no price without a last day.',
    ],
    [
      'an amount with three decimals',
      (plans) => Object.assign(price(plans, 'monthly-1'), { price: 29.905 }),
      'prices.0.price is wrong (not_multiple_of).',
    ],
    [
      'a negative trial',
      (plans) => Object.assign(plans, { trialDays: -1 }),
      'trialDays is wrong (too_small).',
    ],
    [
      'an unknown field',
      (plans) => Object.assign(price(plans, 'monthly-1'), { valid: true }),
      'prices.0 is wrong (unrecognized_keys).',
    ],
  ];

  it.each(mistakes)('for %s', (_, change, sentence) => {
    expect(() => parsePlans(changed(change))).toThrow(
      new Error(`contract/billing/plans.json cannot be used: ${sentence}`),
    );
  });

  it('for each mistake', () => {
    const wrong = changed(({ sizeTypes, prices }) => {
      sizeTypes.pop();
      prices.pop();
    });
    expect(() => parsePlans(wrong)).toThrow(
      'Size type 99 is missing. Size type 5, YEARLY, has no price without a last day.',
    );
  });

  it('for a file that is not an object', () => {
    expect(() => parsePlans(undefined)).toThrow('the file is wrong (invalid_type).');
  });
});
