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
  /** What was typed; `readMoney` tells the amount. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly 'data-path'?: string;
}

/** The text while the field has the focus, for the value that it belongs to. */
interface Editing {
  readonly value: string;
  readonly text: string;
}

function write(value: string, format: (reais: number) => string): string {
  const amount = readMoney(value);
  return amount === undefined ? value : format(amount);
}

/**
 * Money in reais. While it is edited the text is left as it is typed, so that no keystroke, paste or
 * composition of a phone's keyboard is reinterpreted half-way. On leaving it or pressing Enter the
 * amount is written as it was understood; text that is no amount stays, with an error.
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
  const isUnreadable = value.trim() !== '' && readMoney(value) === undefined;
  const unreadable = isUnreadable && (error || !editing) && t('moneyInput.unreadable');
  // Without points: deleting a digit of 2.499 would leave 2.49, which is another amount.
  const edit = () => setEditing({ value, text: write(value, formatMoneyToEdit) });
  return (
    <TextInput
      value={editing?.value === value ? editing.text : write(value, formatMoney)}
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
          // The new text has lost what the Tab key or a script had selected: all of it. A press of
          // the mouse or a finger sets its caret after this.
          if (!isPressed.current) event.currentTarget.select();
        }
        onFocus?.(event);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') edit();
      }}
      onBlur={(event) => {
        isPressed.current = false;
        // Whoever looks at another window has not left the field.
        if (document.activeElement !== event.currentTarget) setEditing(undefined);
        onBlur?.(event);
      }}
      error={unreadable || error}
      inputMode="decimal"
      autoComplete="off"
      placeholder="R$ 0,00"
      {...props}
    />
  );
}
