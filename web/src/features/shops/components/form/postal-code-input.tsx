import { maskPostalCode } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';

/** A CEP, Brazil's postal code. */
export function PostalCodeInput(props: MaskedInputProps) {
  return (
    <MaskedInput
      mask={maskPostalCode}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      {...props}
    />
  );
}
