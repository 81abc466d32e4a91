import { InputBase, type InputBaseProps } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { IMaskInput } from 'react-imask';

/** One format of the value; of several masks the first that is long enough applies. */
interface Mask {
  readonly mask: string;
  /** The meaning of letters in the mask, beside 0 for a digit. */
  readonly definitions?: Readonly<Record<string, RegExp>>;
}

export interface MaskedInputProps extends Omit<InputBaseProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void;
  readonly 'data-path'?: string;
}

interface WithMasks extends MaskedInputProps {
  readonly masks: readonly Mask[];
  readonly inputMode: 'text' | 'numeric' | 'tel';
  /** Changes typed or pasted text before the mask is applied. */
  readonly prepare?: (typed: string) => string;
}

/** A text field that adds the punctuation of its mask. The value is the text as shown. */
export function MaskedInput({ masks, prepare = (typed) => typed, onChange, ...props }: WithMasks) {
  return (
    <InputBase<typeof IMaskInput>
      component={IMaskInput}
      mask={masks.map(({ mask, definitions = {} }) => ({ mask, definitions: { ...definitions } }))}
      prepare={prepare}
      onAccept={(value: string) => {
        if (value !== props.value) onChange?.(value);
      }}
      size="md"
      {...props}
    />
  );
}
