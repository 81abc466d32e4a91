import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A new password, with the rules that it must meet. */
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
