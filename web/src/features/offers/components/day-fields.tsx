import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { dayIn, timeZones } from '#contract/brazil/time-zones.ts';
import type { OfferValues } from '../offer-values.ts';
import { DayField } from './day-field.tsx';
import classes from './offer-form.module.css';

/** The day it is in the westernmost zone of Brazil: the server takes none before it. */
const earliestDay = () => timeZones.map((zone) => dayIn(zone, new Date())).sort()[0] ?? '';

/** From when to when the offer runs. */
export function DayFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  const { startDate } = form.values;
  return (
    <div className={classes['pair']}>
      <DayField
        label={t('offers.form.startDate')}
        description={t('offers.form.startDateHint')}
        clearable
        clearButtonProps={{ 'aria-label': t('offers.form.clearStartDate') }}
        minDate={earliestDay()}
        {...form.getInputProps('startDate')}
      />
      <DayField
        label={t('offers.form.expirationDate')}
        description={t('offers.form.expirationDateHint')}
        minDate={startDate ?? earliestDay()}
        {...form.getInputProps('expirationDate')}
      />
    </div>
  );
}
