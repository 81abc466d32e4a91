import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { editMasked } from './masked-text.ts';

export interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly 'data-path'?: string;
}

interface WithMask extends MaskedInputProps {
  /** Formats typed, pasted or stored text for display. */
  readonly mask: (typed: string) => string;
}

/** A text field that adds the punctuation of its mask. The value is the displayed text. */
export function MaskedInput({ mask, value = '', onChange, ...props }: WithMask) {
  // Text that a keyboard composes must not be changed before it is complete.
  const isComposing = useRef(false);
  const shown = isComposing.current ? value : mask(value);

  const edit = (input: HTMLInputElement, kind: string) => {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const edited = editMasked(mask, shown, typed, kind);
    // Written before React does, which would put the caret at the end.
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    if (edited.text !== value) onChange?.(edited.text);
  };

  return (
    <TextInput
      value={shown}
      onChange={({ currentTarget, nativeEvent }) => {
        if (isComposing.current) onChange?.(currentTarget.value);
        else edit(currentTarget, (nativeEvent as InputEvent).inputType ?? '');
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        edit(currentTarget, '');
      }}
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
