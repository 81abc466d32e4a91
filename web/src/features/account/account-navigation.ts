import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '#web/platform/api/api.ts';

/** State that an account screen passes to the next one in the history entry, since URLs must not contain e-mails. */
export interface AccountNavigationState {
  readonly email?: string;
  readonly notice?:
    | 'confirmed'
    | 'password-set'
    | 'confirm-first'
    | 'reset-first'
    | 'account-removed'
    | 'already-created'
    | 'second-factor';
  /** Whether the entry below in the history is the form of the sign-up. */
  readonly isFromForm?: boolean;
}

/** Returns the state from the previous screen; empty without one. */
export function useAccountNavigationState(): AccountNavigationState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? (state as AccountNavigationState) : {};
}

/** Returns a function that opens the page in `from`, if the user may see it, else their landing screen. */
export function useLand() {
  const navigate = useNavigate();
  return async (from: string | null) => {
    const { landingPath } = await import('#web/session/landing-path.ts');
    navigate(await landingPath(queryClient, from), { replace: true });
  };
}
