import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney, formatMoneyToEdit } from '#web/lib/format/money.ts';

interface MoneyInputProps
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'error' | 'name' | 'required' | 'disabled' | 'onBlur' | 'onFocus'
  > {
  /** The text as typed; `readMoney` gives the amount. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly 'data-path'?: string;
}

/** The text of the field while it has the focus, with the value that it was made from. */
interface Editing {
  readonly value: string;
  readonly text: string;
}

function formatText(value: string, format: (reais: number) => string): string {
  const amount = readMoney(value);
  return amount === undefined ? value : format(amount);
}

/**
 * Money in reais. The text stays as typed while it is edited, because reformatting it would disturb
 * pasting and the composition of phone keyboards. On blur or Enter the amount is formatted; text that is
 * no amount stays, with an error.
 */
export function MoneyInput({
  value = '',
  onChange,
  error,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Editing>();
  const isPressed = useRef(false);
  const isInvalid = value.trim() !== '' && readMoney(value) === undefined;
  const invalid = isInvalid && (error || !editing) && t('moneyInput.unreadable');
  // Without thousands separators: deleting a digit of 2.499 would leave 2.49, which is another amount.
  const edit = () => setEditing({ value, text: formatText(value, formatMoneyToEdit) });
  return (
    <TextInput
      value={editing?.value === value ? editing.text : formatText(value, formatMoney)}
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
          // Changing the text removed the selection that the Tab key had made, so it is made again. A
          // mouse or finger sets the caret after this event.
          if (!isPressed.current) event.currentTarget.select();
        }
        onFocus?.(event);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') edit();
      }}
      onBlur={(event) => {
        isPressed.current = false;
        // A blur because another window has the focus does not end editing.
        if (document.activeElement !== event.currentTarget) setEditing(undefined);
        onBlur?.(event);
      }}
      error={invalid || error}
      inputMode="decimal"
      autoComplete="off"
      placeholder="R$ 0,00"
      {...props}
    />
  );
}
