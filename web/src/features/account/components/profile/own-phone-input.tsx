import { useTranslation } from 'react-i18next';
import type { MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';

/** Brazil's country code, which nobody has to type. */
const brazil = '+55';

/** A user's own phone: of Brazil, shown after +55, or of another country, typed with + and its code. */
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
