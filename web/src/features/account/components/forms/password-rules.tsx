import { useTranslation } from 'react-i18next';
import { type PasswordRule, passwordRules } from '#contract/accounts/password.ts';
import classes from './password-rules.module.css';

const rules = Object.entries(passwordRules) as [PasswordRule, RegExp][];

/** The rules of a password, with a mark on each rule that is met. */
export function PasswordRules({ password }: { readonly password: string }) {
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
