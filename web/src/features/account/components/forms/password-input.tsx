import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './password-input.module.css';

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
