import type { ReactNode } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { landing } from '../screen-modules.ts';

const Landing = landing.Component;

/** Redirects signed-in users to their landing screen; others see the page. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  return storedUserId() ? <Landing /> : children;
}
