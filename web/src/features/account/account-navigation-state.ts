import { useLocation } from 'react-router-dom';

/** What an account screen passes to the next one, as the history entry's state: URLs must not contain e-mails. */
export interface AccountNavigationState {
  readonly email?: string;
  readonly notice?:
    | 'confirmed'
    | 'password-set'
    | 'confirm-first'
    | 'reset-first'
    | 'account-removed'
    | 'second-factor';
}

/** The state that the previous screen passed; empty where there is none. */
export function useAccountNavigationState(): AccountNavigationState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? (state as AccountNavigationState) : {};
}
