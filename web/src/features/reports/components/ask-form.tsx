import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/statistics/period.ts';
import { type ReportInput, reportsPerDay } from '#contract/statistics/reports.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { type PeriodKind, periodKinds } from '#web/lib/period/period-choice.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { MonthFilter } from '#web/ui/filters/month-filter.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import {
  fieldOfRequest,
  periodOfRequest,
  type RequestValues,
  requestOf,
  requestSchema,
  requestValues,
} from '../report-request.ts';
import { reportTypes } from '../report-texts.ts';
import { ReportFailure } from './report-status.tsx';

interface PeriodFieldsProps {
  readonly form: UseFormReturnType<RequestValues>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Fields for the days of a report, with the same choices as the statistics. */
function PeriodFields({ form, today }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const { values } = form;
  const chooseKind = (kind: PeriodKind) => {
    // A choice of single days starts from the previous period.
    if (kind === 'days') form.setValues({ kind, ...periodOfRequest(values, today) });
    else form.setValues({ kind });
    form.clearErrors();
  };
  // A day typed without a year means its latest past occurrence.
  const days = { minDate: addDays(today, -364), maxDate: today };
  return (
    <>
      <NativeSelect
        label={t('statistics.period')}
        data={periodKinds.map((kind) => ({ value: kind, label: t(`reports.ask.periods.${kind}`) }))}
        {...form.getInputProps('kind')}
        onChange={({ currentTarget }) => chooseKind(currentTarget.value as PeriodKind)}
      />
      {values.kind === 'month' && (
        <MonthFilter
          label={t('reports.ask.month')}
          today={today}
          {...form.getInputProps('month')}
          value={values.month}
        />
      )}
      {values.kind === 'days' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DayField label={t('statistics.from')} {...days} {...form.getInputProps('from')} />
          <DayField label={t('statistics.to')} {...days} {...form.getInputProps('to')} />
        </SimpleGrid>
      )}
    </>
  );
}

interface AskFormProps {
  readonly businessId: string;
  readonly firstDay: string;
  /** Values from an earlier visit of the form. */
  readonly typed: RequestValues | undefined;
  readonly onType: (values: RequestValues) => void;
  /** Rejects if the request failed. */
  readonly onAsk: (report: ReportInput) => Promise<void>;
}

/** The form for requesting a report: its type, days and shop. */
export default function AskForm({ businessId, firstDay, typed, onType, onAsk }: AskFormProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useAllMyShops(businessId);
  // The API compares with the day in São Paulo.
  const today = useToday('America/Sao_Paulo');
  const { form, failure, isSending, submit } = useContractForm({
    schema: requestSchema(today, firstDay),
    initialValues: typed ?? requestValues(today),
    toInput: (values) => requestOf(values, today),
    fieldOf: fieldOfRequest,
  });
  useEffect(() => onType(form.values), [form.values, onType]);
  const send = submit(async (report) => {
    try {
      await onAsk(report);
    } catch (error) {
      if (!hasCode(error, 'SHOP_NOT_FOUND')) throw error;
      form.setFieldError('shopId', t('reports.ask.shopIsGone'));
      form.getInputNode('shopId')?.focus();
    }
  });
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <NativeSelect
          label={t('reports.ask.type')}
          description={t(`reports.ask.lists.${form.values.type}`)}
          data={reportTypes.map((value) => ({ value, label: t(`reports.types.${value}`) }))}
          data-autofocus
          {...form.getInputProps('type')}
        />
        <PeriodFields form={form} today={today} />
        {shops.length > 1 && (
          <NativeSelect
            label={t('reports.ask.shop')}
            data={[{ value: '', label: t('shops.all') }, ...shopLabels(shops)]}
            {...form.getInputProps('shopId')}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('reports.ask.note', { max: reportsPerDay })}
        </Text>
        <ReportFailure error={failure} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            {t('reports.ask.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
