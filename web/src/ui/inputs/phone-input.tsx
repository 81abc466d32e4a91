import { maskLeftPhone, maskPhone } from './mask-phone.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

const phoneMasks = { typed: maskPhone, left: maskLeftPhone };

interface PhoneInputProps extends Omit<MaskedInputProps, 'mask'> {
  /** Other masks, for a phone that may be a service number. */
  readonly masks?: typeof phoneMasks;
}

/** A Brazilian phone with its area code, typed or pasted from anywhere. */
export function PhoneInput({
  value = '',
  onChange = () => {},
  onBlur,
  masks = phoneMasks,
  ...props
}: PhoneInputProps) {
  return (
    <MaskedInput
      mask={masks.typed}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const left = masks.left(value);
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
      inputMode="tel"
      placeholder="(81) 99876-5432"
      {...props}
    />
  );
}
