import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

// A CPF is eleven digits; more of them, or any letter, makes it a CNPJ.
const masks = [
  { mask: '000.000.000-00' },
  { mask: '##.###.###/####-00', definitions: { '#': /[0-9A-Z]/ } },
];

/** CPF or CNPJ in one field, the alphanumeric CNPJ of 2026 too. */
export function TaxIdInput(props: MaskedInputProps) {
  return (
    <MaskedInput
      masks={masks}
      inputMode="text"
      prepare={(typed) => typed.toUpperCase()}
      placeholder="00.000.000/0000-00"
      {...props}
    />
  );
}
