import type { ComponentType } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { loadPrivateTexts } from '#web/lib/i18n/start-i18n.ts';
import { rootPath } from '#web/screens/link-to.ts';
import { type ScreenName, screenAt, screenNames, screenOf } from '#web/screens/screens.ts';
import { type Preloadable, preloadable } from './preloadable.tsx';

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/routes/*.tsx');

const importPrivateLayout = () => import('./private-layout.tsx');

/** The layouts around screens, by the table's `layout`; open screens have none. */
export const layouts = {
  account: preloadable(() => import('./account-layout.tsx')),
  private: preloadable(async () => {
    const [layout] = await Promise.all([importPrivateLayout(), loadPrivateTexts()]);
    return layout;
  }),
} as const;

export const landing = preloadable(() => import('./guards/landing.tsx'));

export const notFound = preloadable(() => import('./not-found.tsx'));

/** The components of all screens. Loading one rejects where the table names a missing module. */
export const screenComponents = Object.fromEntries(
  screenNames.map((name) => {
    const load = modules[`../features/${screenOf(name).module}`];
    return [name, preloadable(load ?? (() => Promise.reject(new Error(`No module of ${name}`))))];
  }),
) as Readonly<Record<ScreenName, Preloadable>>;

function partsOf(name: ScreenName): readonly Preloadable[] {
  const { layout, guestsOnly } = screenOf(name);
  const isSignedIn = storedUserId() !== undefined;
  if (layout === 'private' && !isSignedIn) return partsOf('login');
  if (guestsOnly && isSignedIn) return [layouts.account, landing, layouts.private];
  return [...(layout === 'open' ? [] : [layouts[layout]]), screenComponents[name]];
}

/** Loads the answers that the private layout waits for: React would show what has suspended 300 ms later. */
async function preloadAnswers(config: Promise<void>): Promise<void> {
  const [layout] = await Promise.all([importPrivateLayout(), config]);
  await layout.preload();
}

/**
 * Loads what the page at a path renders first: the code of its layout and its screen, or of those that its guards
 * redirect to, and once `config` is loaded, the answers that private ones wait for. Resolves when all are loaded or have
 * failed; a failure is reported where the component is rendered.
 */
export async function preloadScreen(pathname: string, config: Promise<void>): Promise<void> {
  const name = pathname === rootPath ? 'login' : screenAt(pathname);
  const parts = name ? partsOf(name) : [notFound];
  const loads = parts.map(({ preload }) => preload());
  if (parts.includes(layouts.private)) loads.push(preloadAnswers(config));
  await Promise.allSettled(loads);
}
