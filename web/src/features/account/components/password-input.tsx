import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './password-input.module.css';

/**
 * A password input with a button that shows the password. Adds `aria-invalid`, which Mantine's input lacks. The button
 * has its own styles: Mantine's ActionIcon styles would be a seventh of the sign-in's bytes.
 */
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
