import { useTranslation } from 'react-i18next';
import { formatQuantity, formatQuantityToEdit, readQuantity } from '#web/lib/format/quantity.ts';
import { NumberTextInput, type NumberTextInputProps } from './number-text-input.tsx';

/** A whole number, such as how many shops are allowed. The value is the text as typed; `readQuantity` gives the number. */
export function QuantityInput(props: NumberTextInputProps) {
  const { t } = useTranslation();
  return (
    <NumberTextInput
      read={readQuantity}
      format={formatQuantity}
      formatToEdit={formatQuantityToEdit}
      unreadable={t('quantityInput.unreadable')}
      inputMode="numeric"
      {...props}
    />
  );
}
