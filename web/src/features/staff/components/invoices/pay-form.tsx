import { NativeSelect, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type Invoice,
  type InvoiceDecisionInput,
  paymentMethod,
} from '#contract/billing/invoices.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MoneyInput } from '#web/ui/inputs/number-inputs.tsx';
import {
  isOtherAmount,
  paymentInputOf,
  paymentSchema,
  paymentValues,
} from '../../payment-input.ts';
import { DecisionForm, useDecisionForm } from '../desk/decision-form.tsx';
import { headingOf } from '../desk/entry-card.tsx';

interface PayFormProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
  /** Rejects if saving fails. */
  readonly onPay: (payment: InvoiceDecisionInput) => Promise<void>;
  readonly onReload: () => Promise<void>;
}

/** Records the method, day and amount of a payment; an amount that differs from the invoice needs a reason. */
export default function PayForm({ invoice, onClose, onPay, onReload }: PayFormProps) {
  const { t } = useTranslation();
  const { id, amount, issueDate, version } = invoice;
  // Billing uses the calendar of São Paulo.
  const today = useToday('America/Sao_Paulo');
  const { form, ...sending } = useDecisionForm({
    schema: paymentSchema(invoice, today),
    initialValues: paymentValues(amount, today),
    toInput: (values) => paymentInputOf(values, amount),
    version,
    onSend: onPay,
  });
  return (
    <DecisionForm
      {...sending}
      submitLabel={t('staff.pay')}
      nextFocus={() => {
        const input = form.getInputNode('paidAmount');
        return input?.isConnected ? input : headingOf(id);
      }}
      onClose={onClose}
      onReload={onReload}
    >
      <NativeSelect
        label={t('staff.invoices.paymentMethod')}
        data={paymentMethod.options.map((value) => ({
          value,
          label: t(`staff.invoices.paymentMethods.${value}`),
        }))}
        data-autofocus
        {...form.getInputProps('paymentMethod')}
      />
      {/* A day typed without a year means its first occurrence since the invoice was issued. */}
      <DayField
        label={t('staff.invoices.paidOn')}
        minDate={issueDate}
        maxDate={today}
        {...form.getInputProps('paidOn')}
      />
      <MoneyInput
        label={t('staff.invoices.paidAmount')}
        description={t('staff.invoices.paidAmountHint', { amount: formatMoney(amount) })}
        {...form.getInputProps('paidAmount')}
      />
      {isOtherAmount(form.values.paidAmount, amount) && (
        <Textarea
          label={t('staff.reason')}
          description={t('staff.invoices.otherAmountHint')}
          rows={2}
          {...form.getInputProps('reason')}
        />
      )}
    </DecisionForm>
  );
}
