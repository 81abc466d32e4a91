import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { withoutFormat } from '#contract/fields/invisible.ts';

/** The e-mail of an account, with the attributes that phones and password managers need. */
export function EmailField({ onChange, ...props }: TextInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('account.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      {...props}
      onChange={(event) => {
        // The browser would refuse an e-mail for invisible characters.
        event.currentTarget.value = withoutFormat(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
