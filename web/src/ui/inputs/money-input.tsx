import { TextInput, type TextInputProps } from '@mantine/core';
import { NumericFormat } from 'react-number-format';

interface MoneyInputProps
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'error' | 'name' | 'required' | 'disabled' | 'onBlur' | 'onFocus'
  > {
  /** Reais, or undefined while empty. */
  readonly value?: number | undefined;
  readonly onChange?: (value: number | undefined) => void;
  readonly 'data-path'?: string;
}

/** Money in reais: comma, two decimals, points between thousands. */
export function MoneyInput({ value, onChange, ...props }: MoneyInputProps) {
  return (
    <NumericFormat<TextInputProps>
      customInput={TextInput}
      value={value ?? ''}
      onValueChange={({ floatValue }, { source }) => {
        if (source === 'event') onChange?.(floatValue);
      }}
      prefix="R$ "
      decimalSeparator=","
      thousandSeparator="."
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      inputMode="decimal"
      placeholder="R$ 0,00"
      {...props}
    />
  );
}
