import { maskLeftPhone, maskPhone } from './mask-phone.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

/** A Brazilian phone with its area code, as it is typed or pasted from anywhere. */
export function PhoneInput({
  value = '',
  onChange = () => {},
  onBlur,
  ...props
}: MaskedInputProps) {
  return (
    <MaskedInput
      mask={maskPhone}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const left = maskLeftPhone(value);
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
      inputMode="tel"
      placeholder="(81) 99876-5432"
      {...props}
    />
  );
}
