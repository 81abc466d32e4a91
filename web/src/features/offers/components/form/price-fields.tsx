import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/money.ts';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { discountOf, pricesOf } from '../../offer-prices.ts';
import type { OfferValues } from '../../offer-values.ts';
import classes from './offer-form.module.css';

/** The regular price, the offer's price, and the customer's saving. */
export function PriceFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  const prices = pricesOf(form.values);
  const { originalPrice = 0, offerPrice = 0 } = prices;
  const isLower = offerPrice > 0 && offerPrice < originalPrice;
  return (
    <div>
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
      <Text role="status" size="sm" fw={550} mt={4} className={classes['discount'] ?? ''}>
        {isLower &&
          t('offers.form.discount', {
            percent: discountOf(prices),
            saved: formatMoney(originalPrice - offerPrice),
          })}
      </Text>
    </div>
  );
}
