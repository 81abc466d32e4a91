import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { OfferValues } from '../offer-values.ts';
import { MoneyInput } from './money-input.tsx';
import classes from './offer-form.module.css';

/** The regular price and the offer's price. */
export function PriceFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  return (
    <div className={classes['pair']}>
      <MoneyInput
        label={t('offers.form.originalPrice')}
        name="originalPrice"
        {...form.getInputProps('originalPrice')}
      />
      <MoneyInput
        label={t('offers.form.offerPrice')}
        name="offerPrice"
        {...form.getInputProps('offerPrice')}
      />
    </div>
  );
}
