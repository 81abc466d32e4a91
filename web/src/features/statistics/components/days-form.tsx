import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type DayPeriod } from '#contract/statistics/period.ts';
import { periodInput } from '#web/lib/period/period-choice.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import classes from './days-form.module.css';

export interface DaysFormProps {
  /** The days in the URL, which may be invalid. */
  readonly value: DayPeriod;
  readonly onChange: (period: DayPeriod) => void;
  readonly today: string;
}

/** Chooses the first and last day of a period. Invalid days of a link stay, with their errors. */
export default function DaysForm({ value, onChange, today }: DaysFormProps) {
  const { t } = useTranslation();
  const { form, submit } = useContractForm({
    schema: periodInput,
    initialValues: { from: value.from, to: value.to },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: says once what is wrong about the days of the URL
  useEffect(() => {
    form.validate();
  }, []);
  // A day typed without a year means its latest past occurrence.
  const days = { minDate: addDays(today, -364), maxDate: today };
  const show = async (period: DayPeriod) => {
    // After the event: during it, React treats a navigation as an action of the form.
    await Promise.resolve();
    onChange(period);
  };
  return (
    <form noValidate onSubmit={submit(show)}>
      <div className={classes['fields']}>
        <DayField label={t('statistics.from')} {...days} {...form.getInputProps('from')} />
        <DayField label={t('statistics.to')} {...days} {...form.getInputProps('to')} />
        <Button type="submit" variant="default" className={classes['button'] ?? ''}>
          {t('statistics.showDays')}
        </Button>
      </div>
    </form>
  );
}
