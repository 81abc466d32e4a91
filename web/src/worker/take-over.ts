/// <reference lib="webworker" />
import { pageAt } from '#contract/pages/page-at.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';

declare const self: ServiceWorkerGlobalScope;

const signName = 'vitrine-open-pages';

/** An empty cache that workers leave as a sign: they do not answer these open pages. */
const sign = `${signName} ${Object.values(pagePaths).join(' ')}`;

async function leaveSign(): Promise<void> {
  await caches.open(sign);
  const others = (await caches.keys()).filter((name) => name.startsWith(signName) && name !== sign);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Takes over at once from a worker without the sign: it answers some open pages with an old version of the app. Workers
 * with the sign stay until the user agrees to a newer version.
 */
export async function takeOverFromOldWorker(): Promise<void> {
  if (self.registration.active === null) await leaveSign();
  else if (!(await caches.has(sign))) await self.skipWaiting();
}

/** Reloads the windows at open pages after a worker without the sign, which has answered some of them with the app. */
export async function reloadOpenPages(): Promise<void> {
  if (await caches.has(sign)) return;
  await leaveSign();
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    // Not awaited: the browser answers the navigation after this worker is activated. Safari before 16.4 cannot do it.
    if (pageAt(new URL(page.url).pathname)) page.navigate?.(page.url).catch(() => {});
  }
}
