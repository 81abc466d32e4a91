import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A password to be set, with what it must have, marked as it is typed. */
export function NewPasswordField({
  typed,
  ...props
}: PasswordInputProps & { readonly typed: string }) {
  return (
    <div>
      <PasswordInput name="new-password" autoComplete="new-password" mb={8} {...props} />
      <PasswordRules password={typed} />
    </div>
  );
}
