import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin';
import { registerRoute } from 'workbox-routing/registerRoute';
import type { StrategyOptions } from 'workbox-strategies';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { keptMemberFile } from './member-files.ts';
import { answerTexts, keepTexts } from './texts.ts';

const day = 24 * 60 * 60;

// Its type lacks what `exactOptionalPropertyTypes` asks for.
const expiring = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  [new ExpirationPlugin(limits)] as NonNullable<StrategyOptions['plugins']>;

/** Every cache has a limit, so that a small phone keeps room. */
const strategies = {
  hashed: new CacheFirst({
    cacheName: 'vitrine-files',
    plugins: expiring({ maxEntries: 120, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  }),
  settings: new NetworkFirst({
    cacheName: 'vitrine-settings',
    networkTimeoutSeconds: 3,
    plugins: expiring({ maxEntries: 1 }),
  }),
  // As long as the browser's own cache keeps one that was removed or withheld.
  picture: new CacheFirst({
    cacheName: 'vitrine-pictures',
    plugins: expiring({ maxEntries: 120, maxAgeSeconds: day, purgeOnQuotaError: true }),
  }),
} as const satisfies Record<Exclude<FileKind, 'texts'>, unknown>;

/** Answers requests of the site's files. What has no kind is not touched. */
export function routeFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && fileKindOf(url.pathname) === 'texts',
    ({ request }) => answerTexts(request),
  );
  for (const [kind, strategy] of Object.entries(strategies)) {
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && fileKindOf(url.pathname) === kind,
      async (options) => {
        const kept = kind === 'hashed' ? await keptMemberFile(options.request) : undefined;
        return kept ?? strategy.handle(options);
      },
    );
  }
}

/** Keeps the files that a page loaded before the worker controlled it. */
export async function keepFiles(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const own = urls.map((url) => new URL(url, location.href));
  await Promise.allSettled(
    own.map(async ({ href, origin, pathname }) => {
      const kind = origin === location.origin ? fileKindOf(pathname) : undefined;
      if (kind === 'texts') return keepTexts(pathname);
      // Precached files and those of members are in other caches.
      if (!kind || (kind === 'hashed' && (await caches.match(href)))) return;
      await Promise.all(strategies[kind].handleAll({ request: new Request(href), event }));
    }),
  );
}
