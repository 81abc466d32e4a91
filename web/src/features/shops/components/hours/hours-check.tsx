import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { areHoursSuggested } from '../../opening-hours-draft.ts';
import type { ShopValues } from '../../shop-values.ts';

/** Asks to confirm the suggested opening hours of a new shop; hidden once they are changed. */
export function HoursCheck({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  if (!areHoursSuggested(form.values.hours)) return null;
  return (
    <Checkbox
      size="md"
      pb="md"
      label={t('shops.hours.confirm')}
      {...form.getInputProps('areHoursChecked', { type: 'checkbox' })}
    />
  );
}
