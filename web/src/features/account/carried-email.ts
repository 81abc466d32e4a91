import { useLocation } from 'react-router-dom';

/** What one account screen hands to the next; in the history's state, so that no e-mail is in a URL. */
export interface Carried {
  readonly email?: string;
  readonly notice?: 'confirmed' | 'password-set' | 'confirm-first';
}

/** What the screen before handed over. */
export function useCarried(): Carried {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? (state as Carried) : {};
}
