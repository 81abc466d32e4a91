import { Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Agreement, AgreementInput } from '#contract/billing/agreements.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MoneyInput, QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { agreementInputOf, agreementSchema, agreementValues } from '../../agreement-values.ts';
import { otherSubscriptionQuery } from '../../api.ts';
import { DecisionForm, useDecisionForm } from '../desk/decision-form.tsx';
import { headingOf } from '../desk/entry-card.tsx';
import { FieldList } from '../desk/field-list.tsx';

/** The terms of the current agreement, else of the next one. */
function AgreedTerms({ agreement }: { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  if (!agreement) return <Text c="dimmed">{t('staff.agreement.none')}</Text>;
  const { maxShops, maxValidatorsPerShop, maxActiveOffers, monthlyPrice, validFrom } = agreement;
  const terms = [
    { field: 'maxShops', value: maxShops },
    { field: 'maxValidatorsPerShop', value: maxValidatorsPerShop },
    { field: 'maxActiveOffers', value: maxActiveOffers },
    { field: 'monthlyPrice', value: formatMoney(monthlyPrice) },
    { field: 'validFrom', value: formatDay(validFrom) },
  ] as const;
  return (
    <FieldList
      fields={terms.map(({ field, value }) => ({ name: t(`staff.fields.${field}`), value }))}
    />
  );
}

interface AgreementFormProps {
  /** The live record. */
  readonly business: Business;
  readonly onClose: () => void;
  /** Rejects if saving fails. */
  readonly onAgree: (agreement: AgreementInput) => Promise<void>;
  readonly onReload: () => Promise<void>;
}

const limits = ['maxShops', 'maxValidatorsPerShop', 'maxActiveOffers'] as const;

function Form({
  agreement,
  ...props
}: AgreementFormProps & { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  const { business, onClose, onAgree, onReload } = props;
  const { id, version } = business;
  // Billing uses the calendar of São Paulo.
  const today = useToday('America/Sao_Paulo');
  const { form, ...sending } = useDecisionForm({
    schema: agreementSchema(today),
    initialValues: agreementValues(agreement, today),
    toInput: agreementInputOf,
    version,
    onSend: onAgree,
  });
  return (
    <DecisionForm
      {...sending}
      submitLabel={t('staff.agreement.submit')}
      nextFocus={() => {
        const input = form.getInputNode('note');
        return input?.isConnected ? input : headingOf(id);
      }}
      onClose={onClose}
      onReload={onReload}
    >
      <AgreedTerms agreement={agreement} />
      <Title order={3} size="h4">
        {t('staff.agreement.new')}
      </Title>
      {limits.map((field, index) => (
        <QuantityInput
          key={field}
          label={t(`staff.fields.${field}`)}
          {...(index === 0 && { 'data-autofocus': true })}
          {...form.getInputProps(field)}
        />
      ))}
      <MoneyInput label={t('staff.fields.monthlyPrice')} {...form.getInputProps('monthlyPrice')} />
      <DayField
        label={t('staff.fields.validFrom')}
        description={t('staff.agreement.validFromHint')}
        minDate={today}
        maxDate={`${Number(today.slice(0, 4)) + 1}-12-31`}
        {...form.getInputProps('validFrom')}
      />
      <Textarea
        label={t('staff.agreement.note')}
        description={t('staff.agreement.noteHint')}
        rows={3}
        {...form.getInputProps('note')}
      />
    </DecisionForm>
  );
}

/** The agreement with a business of the special size type, and the form that replaces it. */
export default function AgreementForm(props: AgreementFormProps) {
  const query = useQuery(otherSubscriptionQuery(props.business.id));
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ agreement }) => <Form {...props} agreement={agreement} />}
    </QueryView>
  );
}
