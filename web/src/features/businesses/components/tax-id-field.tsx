import { useTranslation } from 'react-i18next';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { taxIdKind } from '../business-values.ts';

// The first mask that is long enough applies: more than eleven digits, or a letter, make it a CNPJ.
const masks = [
  { mask: '000.000.000-00' },
  { mask: '##.###.###/####-00', definitions: { '#': /[0-9A-Z]/ } },
];

/** CPF or CNPJ in one field. Beside a CPF it says that the number will be public on every flyer. */
export function TaxIdField(props: MaskedInputProps) {
  const { t } = useTranslation();
  const kind = taxIdKind(props.value ?? '');
  return (
    <MaskedInput
      masks={masks}
      inputMode="text"
      prepare={(typed) => typed.toUpperCase()}
      placeholder="00.000.000/0000-00"
      label={t('businesses.taxId')}
      description={
        <span aria-live="polite">
          {kind === 'CPF' ? t('businesses.taxIdOfPerson') : t('businesses.taxIdHint')}
        </span>
      }
      name="taxId"
      autoComplete="off"
      {...props}
    />
  );
}
