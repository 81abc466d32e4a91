import { type Invoice, invoiceDecisionInput } from '#contract/billing/invoices.ts';
import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { oneLine } from './one-line.ts';

interface PaymentValues extends Record<string, unknown> {
  paymentMethod: string;
  paidOn: string | null;
  /** As typed. */
  paidAmount: string;
  reason: string;
}

/** Returns the most common payment: a Pix of the whole amount, today. */
export const paymentValues = (amount: number, today: string): PaymentValues => ({
  paymentMethod: 'PIX',
  paidOn: today,
  paidAmount: formatMoney(amount),
  reason: '',
});

/** Returns whether the typed amount differs from the invoice, so that a reason is needed. */
export function isOtherAmount(typed: string, amount: number): boolean {
  const paid = readMoney(typed);
  return paid !== undefined && centsOf(paid) !== centsOf(amount);
}

/** Converts the form's values to the input of the contract's schema, without a reason that is not needed. */
export function paymentInputOf(values: PaymentValues, amount: number) {
  const { paymentMethod, paidOn, paidAmount } = values;
  const reason = oneLine(values.reason).trim();
  return {
    decision: 'paid' as const,
    paymentMethod,
    // The schema reports null as REQUIRED, and refuses text that is not an amount.
    paidOn,
    paidAmount: readMoney(paidAmount) ?? paidAmount.trim(),
    ...(reason && isOtherAmount(paidAmount, amount) && { reason }),
  };
}

/** Returns the contract's schema with the rules that depend on the invoice and on today. */
export function paymentSchema(
  { amount, issueDate }: Pick<Invoice, 'amount' | 'issueDate'>,
  today: string,
) {
  return invoiceDecisionInput.check(({ value, issues }) => {
    const { paidAmount = amount, paidOn = today, reason } = value;
    const isReasonMissing = centsOf(paidAmount) !== centsOf(amount) && reason === undefined;
    const errors = [
      ...(paidOn > today ? [['paidOn', 'TOO_FAR_AHEAD'] as const] : []),
      ...(paidOn < issueDate ? [['paidOn', 'IN_THE_PAST'] as const] : []),
      ...(isReasonMissing ? [['reason', 'REQUIRED'] as const] : []),
    ];
    for (const [path, message] of errors) {
      issues.push({ code: 'custom', message, path: [path], input: value });
    }
  });
}
