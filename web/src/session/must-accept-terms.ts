import { hasAccepted, type User } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';

/** Whether the user must accept the terms of this stage, or a newer version of them. */
export function mustAcceptTerms({ terms }: User): boolean {
  return !hasAccepted(terms, appConfig().termsVersion);
}
