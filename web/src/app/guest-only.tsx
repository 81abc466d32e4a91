import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';

/** Calls the listener when another tab changes the storage. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

interface GuestOnlyProps {
  readonly children: ReactNode;
  /** Redirects to the page in `?from=` or to the landing screen. */
  readonly landing: ReactNode;
}

/** Shows a page to guests. Redirects signed-in users, also after a sign-in in another tab. */
export function GuestOnly({ children, landing }: GuestOnlyProps) {
  // The end of a session in this tab navigates here again, and renders the guard again.
  useLocation();
  return useSyncExternalStore(subscribe, storedUserId) ? landing : children;
}
