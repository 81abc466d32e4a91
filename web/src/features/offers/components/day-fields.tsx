import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { lastOfferDay } from '#contract/offer-days.ts';
import type { OfferValues } from '../offer-values.ts';
import { DayField } from './day-field.tsx';
import classes from './offer-form.module.css';

interface DayFieldsProps {
  readonly form: UseFormReturnType<OfferValues>;
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The first and the last day of the offer, between today and the last day that the API allows. */
export function DayFields({ form, today }: DayFieldsProps) {
  const { t } = useTranslation();
  const { startDate } = form.values;
  return (
    <div className={classes['pair']}>
      <DayField
        label={t('offers.form.startDate')}
        description={t('offers.form.startDateHint')}
        clearable
        clearButtonProps={{ 'aria-label': t('offers.form.clearStartDate') }}
        minDate={today}
        maxDate={lastOfferDay(today)}
        {...form.getInputProps('startDate')}
      />
      <DayField
        label={t('offers.form.expirationDate')}
        description={t('offers.form.expirationDateHint')}
        minDate={startDate ?? today}
        maxDate={lastOfferDay(today)}
        {...form.getInputProps('expirationDate')}
      />
    </div>
  );
}
