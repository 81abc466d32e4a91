import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The e-mail that an account is known by, for people, keyboards and password managers. */
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
