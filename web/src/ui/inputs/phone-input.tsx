import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

const masks = [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }];

/** A pasted number may have a country code, which the field does not show. */
const withoutCountryCode = (typed: string) => typed.replace(/^\s*\+55/, '');

/** A Brazilian phone with its area code: 4-4 up to ten digits, 5-4 with eleven. */
export function PhoneInput(props: MaskedInputProps) {
  return (
    <MaskedInput
      masks={masks}
      inputMode="tel"
      prepare={withoutCountryCode}
      placeholder="(81) 99876-5432"
      {...props}
    />
  );
}
