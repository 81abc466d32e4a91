import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/statistics/period.ts';
import { type PeriodKind, periodKinds } from '#web/lib/period/period-choice.ts';
import { MonthFilter } from '#web/ui/filters/month-filter.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { periodOfRequest, type RequestValues } from '../report-request.ts';

interface PeriodFieldsProps {
  readonly form: UseFormReturnType<RequestValues>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Fields for the days of a report, with the same choices as the statistics. */
export function PeriodFields({ form, today }: PeriodFieldsProps) {
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
