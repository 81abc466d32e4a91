import { lazy, type ReactNode } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { loadLanding } from '../screen-modules.ts';

const Landing = lazy(loadLanding);

/** Sends someone who is signed in to where they land; everyone else sees the sign-in. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return storedUserId() ? <Landing /> : children;
}
