import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney, formatMoneyToEdit } from '#web/lib/format/money.ts';
import { formatQuantity, formatQuantityToEdit, readQuantity } from '#web/lib/format/quantity.ts';

export interface NumberTextInputProps
  extends Pick<
    TextInputProps,
    | 'label'
    | 'description'
    | 'error'
    | 'name'
    | 'placeholder'
    | 'required'
    | 'disabled'
    | 'ref'
    | 'onBlur'
    | 'onFocus'
  > {
  /** The text as typed. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly 'data-path'?: string;
  readonly 'data-autofocus'?: boolean;
}

interface WithNotation extends NumberTextInputProps {
  /** Parses a text; returns undefined if it is not a number. */
  readonly read: (text: string) => number | undefined;
  /** Formats the number for display after the field is left. */
  readonly format: (value: number) => string;
  readonly formatToEdit: (value: number) => string;
  /** The error for text that is not a number. */
  readonly unreadable: string;
  readonly inputMode: 'decimal' | 'numeric';
}

/** The text of the focused field, with its original value. */
interface Editing {
  readonly value: string;
  readonly text: string;
}

/**
 * A number field. Typed text is not reformatted during editing, since that would disturb pasting and the composition of
 * phone keyboards. On blur or Enter the number is formatted; other text stays, with an error.
 */
function NumberTextInput({
  value = '',
  onChange,
  error,
  onFocus,
  onBlur,
  read,
  format,
  formatToEdit,
  unreadable,
  ...props
}: WithNotation) {
  const textIn = (formatNumber: (value: number) => string) => {
    const number = read(value);
    return number === undefined ? value : formatNumber(number);
  };
  const [editing, setEditing] = useState<Editing>();
  const isPressed = useRef(false);
  const isInvalid = value.trim() !== '' && read(value) === undefined;
  const invalid = isInvalid && (error || !editing) && unreadable;
  // Without thousands separators: deleting a digit of 2.499 would leave 2.49, another amount.
  const edit = () => setEditing({ value, text: textIn(formatToEdit) });
  return (
    <TextInput
      value={editing?.value === value ? editing.text : textIn(format)}
      onChange={({ currentTarget: { value: text } }) => {
        setEditing({ value: text, text });
        onChange?.(text);
      }}
      onMouseDown={() => {
        isPressed.current = true;
      }}
      onFocus={(event) => {
        if (!editing) {
          flushSync(edit);
          // Selects again, since changing the text removed the Tab key's selection. A mouse sets the caret later.
          if (!isPressed.current) event.currentTarget.select();
        }
        onFocus?.(event);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') edit();
      }}
      onBlur={(event) => {
        isPressed.current = false;
        // A blur because another window gets the focus does not end editing.
        if (document.activeElement !== event.currentTarget) setEditing(undefined);
        onBlur?.(event);
      }}
      error={invalid || error}
      autoComplete="off"
      {...props}
    />
  );
}

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
