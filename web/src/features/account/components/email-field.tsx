import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The e-mail of an account, with the attributes that phones and password managers need. */
export function EmailField(props: TextInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('account.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}
