import { type ReactNode, useSyncExternalStore } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { Landing } from '../screen-modules.ts';

/** Calls the listener when another tab changes the storage. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Redirects signed-in users to their landing screen, also after a sign-in in another tab; others see the page. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(subscribe, storedUserId) ? <Landing /> : children;
}
