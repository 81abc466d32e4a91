import { hasAccepted, type User } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';

/** Returns whether the user must accept this stage's terms or a newer version of them. */
export function mustAcceptTerms({ terms }: User): boolean {
  return !hasAccepted(terms, appConfig().termsVersion);
}
