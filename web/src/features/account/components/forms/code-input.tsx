import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A six-digit code from an e-mail or a code app; phones and password managers offer to fill it in. */
export function CodeInput(props: TextInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('account.code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      placeholder="000000"
      styles={{ input: { letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums' } }}
      {...props}
    />
  );
}
