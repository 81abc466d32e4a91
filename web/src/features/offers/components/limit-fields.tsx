import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { OfferValues } from '../offer-values.ts';
import classes from './offer-form.module.css';

const limitProps = {
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: '.',
  decimalSeparator: ',',
  hideControls: true,
  inputMode: 'numeric',
} as const;

/** How often the offer can be claimed, in total and by one consumer; empty means unlimited. */
export function LimitFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  return (
    <div className={classes['pair']}>
      <NumberInput
        label={t('offers.form.availableLimit')}
        description={t('offers.form.availableLimitHint')}
        placeholder={t('offers.form.noLimit')}
        {...limitProps}
        {...form.getInputProps('availableLimit')}
      />
      <NumberInput
        label={t('offers.form.perConsumerLimit')}
        description={t('offers.form.perConsumerLimitHint')}
        placeholder={t('offers.form.noLimit')}
        {...limitProps}
        {...form.getInputProps('perConsumerLimit')}
      />
    </div>
  );
}
