import { lazy, type ReactNode } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

const Landing = lazy(() => import('./landing.tsx'));

/** Sends someone who is signed in to where they land; everyone else sees the sign-in. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return storedUserId() ? <Landing /> : children;
}
