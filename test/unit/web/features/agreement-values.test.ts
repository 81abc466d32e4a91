import { parseInput } from '#contract/http/field-errors.ts';
import {
  agreementInputOf,
  agreementSchema,
  agreementValues,
} from '#web/features/staff/agreement-values.ts';

const today = '2026-12-10';
const limits = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300 };
const agreement = { ...limits, monthlyPrice: 1990.5, validFrom: '2026-01-01' };

const check = (changes: object) =>
  parseInput(
    agreementSchema(today),
    agreementInputOf({ ...agreementValues(agreement, today), note: 'Como antes.', ...changes }),
  );

describe('the form of an agreement', () => {
  it('starts with the previous terms, from today on', () => {
    expect(check({ note: 'Como\nantes.' })).toEqual({
      success: true,
      data: { ...agreement, validFrom: today, note: 'Como antes.' },
    });
  });

  it('is empty if nothing was agreed', () => {
    const empty = agreementInputOf(agreementValues(undefined, today));
    const paths = [...Object.keys(limits), 'monthlyPrice', 'note'];
    expect(parseInput(agreementSchema(today), empty)).toEqual({
      success: false,
      errors: paths.map((path) => ({ path, code: 'REQUIRED' })),
    });
  });

  it.each([
    [{ validFrom: '2026-12-09' }, 'validFrom', 'IN_THE_PAST'],
    [{ monthlyPrice: 'mil' }, 'monthlyPrice', 'INVALID_TYPE'],
    [{ maxShops: '0' }, 'maxShops', 'TOO_SMALL'],
  ])('with %j lacks a valid %s: %s', (changes, path, code) => {
    expect(check(changes)).toEqual({ success: false, errors: [{ path, code }] });
  });
});
