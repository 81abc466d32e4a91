import { useTranslation } from 'react-i18next';
import type { MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';

/** Brazil's country code; users need not type it. */
const brazil = '+55';

/** The user's own phone: Brazilian numbers after a fixed +55, others typed with + and the country code. */
export function OwnPhoneInput(props: MaskedInputProps) {
  const { t } = useTranslation();
  const hasCode = props.value?.trimStart().startsWith('+');
  return (
    <PhoneInput
      label={t('account.phone')}
      description={t('userData.phoneHint')}
      name="phone"
      autoComplete={hasCode ? 'tel' : 'tel-national'}
      leftSection={hasCode ? undefined : brazil}
      leftSectionWidth="3.25rem"
      leftSectionPointerEvents="none"
      {...props}
    />
  );
}
