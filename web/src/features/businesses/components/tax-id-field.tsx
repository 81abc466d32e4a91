import { useTranslation } from 'react-i18next';
import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { taxIdKind } from '../business-values.ts';

interface TaxIdFieldProps extends MaskedInputProps {
  readonly wasApproved: boolean;
}

/** CPF or CNPJ in one field. A CPF gets a warning that the number will be public on every flyer. */
export function TaxIdField({ wasApproved, ...props }: TaxIdFieldProps) {
  const { t } = useTranslation();
  const kind = taxIdKind(props.value ?? '');
  return (
    <MaskedInput
      mask={maskTaxId}
      inputMode="text"
      autoCapitalize="characters"
      placeholder="00.000.000/0000-00"
      label={t('businesses.taxId')}
      description={
        <span aria-live="polite">
          {kind === 'CPF'
            ? t('businesses.taxIdOfPerson')
            : !wasApproved && t('businesses.taxIdHint')}
        </span>
      }
      name="taxId"
      autoComplete="off"
      {...props}
    />
  );
}
