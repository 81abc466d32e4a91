import { parseInput } from '#contract/http/field-errors.ts';
import { paymentInputOf, paymentSchema, paymentValues } from '#web/features/staff/payment-input.ts';

const today = '2026-12-10';
const invoice = { amount: 59.9, issueDate: '2026-12-01' };
const values = paymentValues(59.9, today);

const check = (changes: Partial<typeof values>) =>
  parseInput(paymentSchema(invoice, today), paymentInputOf({ ...values, ...changes }, 59.9));

describe('a payment that staff record', () => {
  it('is a Pix of the full amount today by default', () => {
    expect(check({})).toEqual({
      success: true,
      data: { decision: 'paid', paymentMethod: 'PIX', paidOn: today, paidAmount: 59.9 },
    });
  });

  it('sends no reason that was typed for a previous amount', () => {
    expect(check({ reason: 'Faltou uma parte.' })).toMatchObject({
      data: expect.not.objectContaining({ reason: expect.anything() }),
    });
  });

  it.each([
    [{ paidAmount: '50' }, 'reason', 'REQUIRED'],
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
