import { useLocation } from 'react-router-dom';

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
