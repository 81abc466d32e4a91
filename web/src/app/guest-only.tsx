import { type ReactNode, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { openPageOf } from '#web/screens/link-to-screen.ts';
import type { Screen } from '#web/screens/screen.ts';

/** Calls the listener when another tab changes the storage. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

interface GuestOnlyProps {
  readonly when: NonNullable<Screen['guestsOnly']>;
  readonly children: ReactNode;
  /** Redirects to the page in `?from=` or to the landing screen. */
  readonly landing: ReactNode;
}

/** Shows a page to guests. Redirects signed-in users, also after a sign-in in another tab. */
export function GuestOnly({ when, children, landing }: GuestOnlyProps) {
  const isSignedIn = useSyncExternalStore(subscribe, storedUserId) !== undefined;
  const openPage = openPageOf(useSearchParams()[0].get('from'));
  return isSignedIn && (when === 'always' || openPage !== undefined) ? landing : children;
}
