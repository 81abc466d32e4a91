import { maskLeftPhone, maskLeftShopPhone, maskPhone, maskShopPhone } from './mask-phone.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

interface PhoneInputProps extends Omit<MaskedInputProps, 'mask'> {
  /** Whether it may be a service number, such as 0800 123 4567. */
  readonly takesService?: boolean;
}

/** A Brazilian phone with its area code, as it is typed or pasted from anywhere. */
export function PhoneInput({
  value = '',
  onChange = () => {},
  onBlur,
  takesService = false,
  ...props
}: PhoneInputProps) {
  return (
    <MaskedInput
      mask={takesService ? maskShopPhone : maskPhone}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const left = (takesService ? maskLeftShopPhone : maskLeftPhone)(value);
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
      inputMode="tel"
      placeholder="(81) 99876-5432"
      {...props}
    />
  );
}
