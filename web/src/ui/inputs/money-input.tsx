import { useTranslation } from 'react-i18next';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney, formatMoneyToEdit } from '#web/lib/format/money.ts';
import { NumberTextInput, type NumberTextInputProps } from './number-text-input.tsx';

/** An amount in reais. The value is the typed text, which `readMoney` parses. */
export function MoneyInput(props: NumberTextInputProps) {
  const { t } = useTranslation();
  return (
    <NumberTextInput
      read={readMoney}
      format={formatMoney}
      formatToEdit={formatMoneyToEdit}
      unreadable={t('moneyInput.unreadable')}
      inputMode="decimal"
      placeholder="R$ 0,00"
      {...props}
    />
  );
}
