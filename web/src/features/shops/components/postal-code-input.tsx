import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';

const masks = [{ mask: '00000-000' }];

/** A CEP, Brazil's postal code. */
export function PostalCodeInput(props: MaskedInputProps) {
  return (
    <MaskedInput
      masks={masks}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      {...props}
    />
  );
}
