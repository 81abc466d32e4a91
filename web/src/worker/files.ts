import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin';
import { registerRoute } from 'workbox-routing/registerRoute';
import type { StrategyOptions } from 'workbox-strategies';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { cachedMemberFile } from './member-files.ts';
import { answerTexts, cacheTexts } from './texts.ts';

const day = 24 * 60 * 60;

// Its type does not fit `exactOptionalPropertyTypes`.
const expiring = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  [new ExpirationPlugin(limits)] as NonNullable<StrategyOptions['plugins']>;

/** Each cache has a limit, to save storage on small phones. */
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
  // A removed or withheld image stays as long as in the browser's own cache.
  picture: new CacheFirst({
    cacheName: 'vitrine-pictures',
    plugins: expiring({ maxEntries: 120, maxAgeSeconds: day, purgeOnQuotaError: true }),
  }),
} as const satisfies Record<Exclude<FileKind, 'texts'>, unknown>;

/** Answers requests for the site's files. Files without a kind are left alone. */
export function routeFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && fileKindOf(url.pathname) === 'texts',
    ({ request }) => answerTexts(request),
  );
  for (const [kind, strategy] of Object.entries(strategies)) {
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && fileKindOf(url.pathname) === kind,
      async (options) => {
        const cached = kind === 'hashed' ? await cachedMemberFile(options.request) : undefined;
        return cached ?? strategy.handle(options);
      },
    );
  }
}

/** Caches the files that a page loaded before the worker controlled it. */
export async function cacheFiles(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const own = urls.map((url) => new URL(url, location.href));
  await Promise.allSettled(
    own.map(async ({ href, origin, pathname }) => {
      const kind = origin === location.origin ? fileKindOf(pathname) : undefined;
      if (kind === 'texts') return cacheTexts(pathname);
      // Precached files and the files of private screens are in other caches.
      if (!kind || (kind === 'hashed' && (await caches.match(href)))) return;
      await Promise.all(strategies[kind].handleAll({ request: new Request(href), event }));
    }),
  );
}
