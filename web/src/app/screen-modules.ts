import type { ComponentType } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { pageOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { loadPrivateTexts, loadTexts } from '#web/platform/i18n/i18n.ts';
import { rootPath } from '#web/screens/link-to-screen.ts';
import {
  needsSession,
  type ScreenName,
  screenAt,
  screenNames,
  screenOf,
} from '#web/screens/screens.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/routes/*.tsx');

type Page = ReturnType<typeof pageOnDemand<object>>;

const importPrivateLayout = () => import('./private-layout.tsx');
const importBareLayout = () => import('./bare-layout.tsx');

/** The layouts by the table's `layout`. */
export const layouts = {
  account: pageOnDemand(() => import('./account-layout.tsx')),
  private: pageOnDemand(async () => {
    const [layout] = await Promise.all([importPrivateLayout(), loadPrivateTexts()]);
    return layout;
  }),
  bare: pageOnDemand(importBareLayout),
} as const;

export const Landing = pageOnDemand(() => import('./landing.tsx'));

export const NotFound = pageOnDemand(() => import('./not-found.tsx'));

/** Loads a screen's component with its texts. Rejects if the table names a missing module. */
async function loadScreen(name: ScreenName): Promise<{ default: ComponentType }> {
  const { module, texts = [] } = screenOf(name);
  const load = modules[`../features/${module}`];
  if (!load) throw new Error(`No module of ${name}`);
  const [loaded] = await Promise.all([load(), ...texts.map((group) => loadTexts(group))]);
  return loaded;
}

/** The components of all screens. */
export const screenComponents = Object.fromEntries(
  screenNames.map((name) => [name, pageOnDemand(() => loadScreen(name))]),
) as Readonly<Record<ScreenName, Page>>;

function partsOf(name: ScreenName): readonly Page[] {
  const { layout, guestsOnly } = screenOf(name);
  const isSignedIn = storedUserId() !== undefined;
  if (needsSession(name) && !isSignedIn) return partsOf('login');
  if (guestsOnly && isSignedIn) return [layouts.account, Landing, layouts.private];
  return [layouts[layout], screenComponents[name]];
}

/** Loads the answers of a layout for users early: React shows suspended content 300 ms late. */
async function preloadAnswers(
  importLayout: () => Promise<{ preload: () => Promise<void> }>,
  config: Promise<void>,
): Promise<void> {
  const [layout] = await Promise.all([importLayout(), config]);
  await layout.preload();
}

/** Loads the code and first answers of the page at a path. Never rejects: rendering reports failures. */
export async function preloadScreen(pathname: string, config: Promise<void>): Promise<void> {
  const name = pathname === rootPath ? 'login' : screenAt(pathname);
  const parts = name ? partsOf(name) : [NotFound];
  const loads: Promise<unknown>[] = parts.map(({ load }) => load());
  if (parts.includes(layouts.private)) loads.push(preloadAnswers(importPrivateLayout, config));
  if (parts.includes(layouts.bare)) loads.push(preloadAnswers(importBareLayout, config));
  await Promise.allSettled(loads);
}
