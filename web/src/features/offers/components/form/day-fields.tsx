import { Button, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { lastOfferDay } from '#contract/offers/offer-rules.ts';
import { knownDay } from '#web/lib/format/typed-day.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import type { OfferValues } from '../../offer-values.ts';
import { quickOfferDays } from '../../quick-offer-days.ts';
import classes from './offer-form.module.css';

interface DayFieldsProps {
  readonly form: UseFormReturnType<OfferValues>;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isStartFixed: boolean;
}

/** The first and last day of the offer, from today to the last day that the API allows. */
export function DayFields({ form, today, isStartFixed }: DayFieldsProps) {
  const { t } = useTranslation();
  const { startDate, expirationDate } = form.values;
  const start = isStartFixed ? undefined : knownDay(startDate);
  const first = start !== undefined && start > today ? start : today;
  return (
    <div className={classes['pair']}>
      <div>
        <DayField
          label={t('offers.form.expirationDate')}
          description={t('offers.form.expirationDateHint')}
          minDate={first}
          maxDate={lastOfferDay(today)}
          {...form.getInputProps('expirationDate')}
        />
        <Group gap="xs" mt="xs" role="group" aria-label={t('offers.form.quickDays')}>
          {quickOfferDays(today).map(({ name, day }) => (
            <Button
              key={name}
              size="sm"
              px="sm"
              variant={day === expirationDate ? 'light' : 'default'}
              aria-pressed={day === expirationDate}
              disabled={day < first}
              className={classes['quick'] ?? ''}
              onClick={() => {
                form.setFieldValue('expirationDate', day);
                form.clearFieldError('expirationDate');
              }}
            >
              {t(`offers.form.quick.${name}`)}
            </Button>
          ))}
        </Group>
      </div>
      <DayField
        label={t('offers.form.startDate')}
        description={t(isStartFixed ? 'offers.form.startDateFixed' : 'offers.form.startDateHint')}
        minDate={today}
        maxDate={lastOfferDay(today)}
        disabled={isStartFixed}
        {...(isStartFixed && { placeholder: t('offers.form.started') })}
        {...form.getInputProps('startDate')}
      />
    </div>
  );
}
