import { useTranslation } from 'react-i18next';
import type { MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { TaxIdInput } from '#web/ui/inputs/tax-id-input.tsx';
import { taxIdKind } from '../business-values.ts';

/** The tax id, and beside a CPF that it will be seen: the law wants every offer to name its supplier. */
export function TaxIdField(props: MaskedInputProps) {
  const { t } = useTranslation();
  const kind = taxIdKind(props.value ?? '');
  return (
    <TaxIdInput
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
