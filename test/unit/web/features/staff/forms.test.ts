import { parseInput } from '#contract/http/field-errors.ts';
import {
  agreementInputOf,
  agreementSchema,
  agreementValues,
} from '#web/features/staff/agreement-values.ts';
import { paymentInputOf, paymentSchema, paymentValues } from '#web/features/staff/payment-input.ts';

const today = '2026-12-10';

describe('a payment that staff record', () => {
  const invoice = { amount: 59.9, issueDate: '2026-12-01' };
  const values = paymentValues(59.9, today);
  const check = (changes: Partial<typeof values>) =>
    parseInput(paymentSchema(invoice, today), paymentInputOf({ ...values, ...changes }, 59.9));

  it('is a Pix of the full amount today by default, without a reason for another amount', () => {
    expect(check({ reason: 'Faltou uma parte.' })).toEqual({
      success: true,
      data: { decision: 'paid', paymentMethod: 'PIX', paidOn: today, paidAmount: 59.9 },
    });
  });

  it.each([
    [{ paidAmount: '50', reason: ' ' }, 'reason', 'REQUIRED'],
    [{ paidAmount: '0', reason: 'Nada.' }, 'paidAmount', 'TOO_SMALL'],
    [{ paidAmount: '-1' }, 'paidAmount', 'INVALID_TYPE'],
    [{ paidAmount: '1,005' }, 'paidAmount', 'INVALID_TYPE'],
    [{ paidAmount: '' }, 'paidAmount', 'REQUIRED'],
    [{ paidOn: '2026-12-11' }, 'paidOn', 'TOO_FAR_AHEAD'],
    [{ paidOn: '2026-11-30' }, 'paidOn', 'IN_THE_PAST'],
    [{ paidOn: '31/02/2026' }, 'paidOn', 'INVALID_FORMAT'],
    [{ paidOn: null }, 'paidOn', 'REQUIRED'],
  ])('with %j lacks a valid %s: %s', (changes, path, code) => {
    expect(check(changes)).toEqual({ success: false, errors: [{ path, code }] });
  });
});

describe('the form of an agreement', () => {
  const limits = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300 };
  const agreement = { ...limits, monthlyPrice: 1990.5, validFrom: '2026-01-01' };
  const check = (previous: typeof agreement | undefined, changes: object) =>
    parseInput(
      agreementSchema(today),
      agreementInputOf({ ...agreementValues(previous, today), ...changes }),
    );

  it('starts with the previous terms, from today on', () => {
    expect(check(agreement, { note: 'Como\nantes.' })).toEqual({
      success: true,
      data: { ...agreement, validFrom: today, note: 'Como antes.' },
    });
  });

  it('is empty if nothing was agreed', () => {
    const paths = [...Object.keys(limits), 'monthlyPrice', 'note'];
    expect(check(undefined, {})).toEqual({
      success: false,
      errors: paths.map((path) => ({ path, code: 'REQUIRED' })),
    });
  });

  it.each([
    [{ validFrom: '2026-12-09' }, 'validFrom', 'IN_THE_PAST'],
    [{ monthlyPrice: 'mil' }, 'monthlyPrice', 'INVALID_TYPE'],
    [{ maxShops: '0' }, 'maxShops', 'TOO_SMALL'],
  ])('with %j lacks a valid %s: %s', (changes, path, code) => {
    expect(check(agreement, { note: 'Como antes.', ...changes })).toEqual({
      success: false,
      errors: [{ path, code }],
    });
  });
});
