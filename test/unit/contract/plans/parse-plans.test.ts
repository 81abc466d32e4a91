import { type Plans, parsePlans } from '#contract/billing/parse-plans.ts';
import content from '#contract/billing/plans.json' with { type: 'json' };

type Change = (plans: Plans) => void;

/** The plans of this build with a change. */
function changed(change: Change): Plans {
  const plans = structuredClone(parsePlans(content));
  change(plans);
  return plans;
}

const price = (plans: Plans, id: string) =>
  plans.prices.find((one) => one.id === id) as Plans['prices'][number];

/** Changes fields of a size type. */
const size =
  (id: number, changes: object): Change =>
  ({ sizeTypes }) =>
    void Object.assign(sizeTypes.find((type) => type.id === id) ?? {}, changes);

/** Changes fields of a price. */
const priced =
  (id: string, changes: object): Change =>
  (plans) =>
    void Object.assign(price(plans, id), changes);

/** Adds a price like the monthly one of the smallest size type. */
const another =
  (id: string, changes: object = {}): Change =>
  (plans) =>
    void plans.prices.push({ ...price(plans, 'monthly-1'), id, ...changes });

describe('the plans of this build', () => {
  it('follow every rule', () => {
    expect(parsePlans(content)).toEqual(content);
  });

  it.each<[string, Change]>([
    [
      'be written in any order',
      ({ sizeTypes, prices }) => {
        sizeTypes.reverse();
        prices.reverse();
      },
    ],
    [
      'replace a price from a day on',
      (plans) => {
        another('monthly-1-2027', { price: 34.9, validFrom: '2027-01-01' })(plans);
        price(plans, 'monthly-1').validUntil = '2026-12-31';
      },
    ],
    [
      'have a price of a single day',
      another('one-day', { validFrom: '2025-12-31', validUntil: '2025-12-31' }),
    ],
  ])('may %s', (_, change) => {
    const plans = changed(change);
    expect(parsePlans(plans)).toEqual(plans);
  });
});

describe('plans are refused with a message', () => {
  const sameDay = (id: string) => `The prices monthly-1 and ${id} are valid on the same day.`;

  it.each<[string, Change]>([
    ['Size type 2 is missing.', ({ sizeTypes }) => void sizeTypes.splice(1, 1)],
    [
      'Two size types have the id 5. Two size types have the code LARGE.',
      ({ sizeTypes }) =>
        void sizeTypes.push(
          ...sizeTypes.filter(({ id }) => id === 5).map((type) => ({ ...type, order: 7 })),
        ),
    ],
    ['Two size types have the code MEI.', size(2, { code: 'MEI' })],
    ['Two size types have the order 1.', size(2, { order: 1 })],
    ['Size type 3 must not be special.', size(3, { special: true })],
    ['Size type 99 must be special.', size(99, { special: false })],
    ['maxShops of size type 99 must be 0.', size(99, { maxShops: 1 })],
    ['maxActiveOffers of size type 1 must not be 0.', size(1, { maxActiveOffers: 0 })],
    [
      'maxValidatorsPerShop of size type 3 is below that of size type 2.',
      size(3, { maxValidatorsPerShop: 4 }),
    ],
    ['Two prices have the id monthly-1.', priced('yearly-1', { id: 'monthly-1' })],
    [
      'The price old ends before it begins.',
      another('old', { validFrom: '2025-02-01', validUntil: '2025-01-31' }),
    ],
    ['The price x is of the special size type, which has none.', another('x', { sizeTypeId: 99 })],
    [sameDay('old'), another('old', { validFrom: '2025-01-01', validUntil: '2026-01-01' })],
    // Without a last day of the old price.
    [sameDay('new'), another('new', { validFrom: '2027-01-01' })],
    [sameDay('new'), another('new')],
    [
      'Size type 2, YEARLY, has no price without a last day.',
      priced('yearly-2', { validUntil: '2026-12-31' }),
    ],
    ['prices.0.price is wrong (not_multiple_of).', priced('monthly-1', { price: 29.905 })],
    ['trialDays is wrong (too_small).', (plans) => void Object.assign(plans, { trialDays: -1 })],
    ['prices.0 is wrong (unrecognized_keys).', priced('monthly-1', { valid: true })],
    [
      'Size type 99 is missing. Size type 5, YEARLY, has no price without a last day.',
      ({ sizeTypes, prices }) => void [sizeTypes.pop(), prices.pop()],
    ],
  ])('for each mistake: %s', (sentence, change) => {
    expect(() => parsePlans(changed(change))).toThrow(
      new Error(`contract/billing/plans.json cannot be used: ${sentence}`),
    );
  });

  it('for a file that is not an object', () => {
    expect(() => parsePlans(undefined)).toThrow('the file is wrong (invalid_type).');
  });
});
