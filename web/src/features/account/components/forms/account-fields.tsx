import {
  PasswordInput as MantinePasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { withoutFormat } from '#contract/fields/invisible.ts';
import classes from './account-fields.module.css';

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

/** A password input without Mantine's ActionIcon styles, which would be a seventh of the sign-in's bytes. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <MantinePasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t('account.showPassword'),
        className: classes['toggle'] ?? '',
      }}
      rightSectionWidth="3rem"
      {...props}
    />
  );
}
