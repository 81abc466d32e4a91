import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type PasswordRule, passwordRules } from '#contract/accounts/password.ts';
import { PasswordInput } from './account-fields.tsx';
import classes from './new-password-field.module.css';

const rules = Object.entries(passwordRules) as [PasswordRule, RegExp][];

/** The rules of a password, with a mark on each rule that is met. */
function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['root']} aria-label={t('account.passwordRules.title')}>
      {rules.map(([rule, pattern]) => {
        const isMet = pattern.test(password);
        return (
          <li key={rule} className={classes['rule']} data-met={isMet}>
            {t(`account.passwordRules.${rule}`)}
            {isMet && <span className={classes['met']}>{t('account.passwordRules.met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A new password with its rules. The error names the rules that are not met. */
export function NewPasswordField({
  typed,
  error,
  ...props
}: PasswordInputProps & { readonly typed: string }) {
  const { t, i18n } = useTranslation();
  // The password is sent trimmed.
  const password = typed.trim();
  const unmet = rules.filter(([, pattern]) => !pattern.test(password)).map(([rule]) => rule);
  const missing = () =>
    t('account.passwordRules.missing', {
      rules: new Intl.ListFormat(i18n.language).format(
        unmet.map((rule) => t(`account.passwordRules.${rule}`)),
      ),
    });
  const isExplained = Boolean(error) && password !== '' && unmet.length > 0;
  return (
    <div>
      <PasswordInput
        name="new-password"
        autoComplete="new-password"
        mb={8}
        error={isExplained ? missing() : error}
        {...props}
      />
      <PasswordRules password={password} />
    </div>
  );
}
