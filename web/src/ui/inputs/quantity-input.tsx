import { useTranslation } from 'react-i18next';
import { formatQuantity, formatQuantityToEdit, readQuantity } from '#web/lib/format/quantity.ts';
import { NumberTextInput, type NumberTextInputProps } from './number-text-input.tsx';

/** A whole number, such as a limit. The value is the typed text, which `readQuantity` parses. */
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
