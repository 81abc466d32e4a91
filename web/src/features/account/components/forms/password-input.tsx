import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './password-input.module.css';

/**
 * A password with a button that shows it. Adds `aria-invalid`, which Mantine's input lacks. The button has styles of its
 * own: those of Mantine's ActionIcon, of which it is one, would be a seventh of all that the sign-in loads.
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
