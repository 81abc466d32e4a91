import type { ComponentType } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { rootPath } from '#web/screens/link-to.ts';
import { type ScreenName, screenAt, screenOf } from '#web/screens/screens.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/routes/*.tsx');

/** Loads the code of what surrounds screens, by the table's `layout`; open screens stand alone. */
export const loadLayout = {
  account: () => import('./account-layout.tsx'),
  private: () => import('./private-layout.tsx'),
} as const satisfies Record<string, Load>;

export const loadLanding: Load = () => import('./guards/landing.tsx');

export const loadNotFound: Load = () => import('./not-found.tsx');

/** Loads the code of a screen. Throws where the table names a module that does not exist. */
export function loadScreen(name: ScreenName): Promise<{ default: ComponentType }> {
  const load = modules[`../features/${screenOf(name).module}`];
  if (!load) throw new Error(`No module of screen ${name}`);
  return load();
}

function loadersOf(name: ScreenName): readonly Load[] {
  const { layout, guestsOnly } = screenOf(name);
  const isSignedIn = storedUserId() !== undefined;
  if (layout === 'private' && !isSignedIn) return loadersOf('login');
  if (guestsOnly && isSignedIn) return [loadLayout.account, loadLanding, loadLayout.private];
  return [...(layout === 'open' ? [] : [loadLayout[layout]]), () => loadScreen(name)];
}

/**
 * Starts loading the code that the page at a path renders first: its layout and its screen, or those
 * that its guards redirect to. Resolves when all are there or have failed; what has failed is reported
 * where it is rendered.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = pathname === rootPath ? 'login' : screenAt(pathname);
  const loaders = name ? loadersOf(name) : [loadNotFound];
  await Promise.allSettled(loaders.map((load) => load()));
}
