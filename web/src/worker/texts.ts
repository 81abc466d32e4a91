import { build } from './worker-build.ts';

const name = 'vitrine-texts';

/** Returns a file's key in the cache, with the hash of this version's content. */
const keyOf = (pathname: string) => `${pathname}?${build.texts[pathname]}`;

const isOfBuild = (pathname: string) => build.texts[pathname] !== undefined;

/** Loads and caches a file of texts. Rejects if the site has another version of it. */
async function fetchAndCache(pathname: string): Promise<Response> {
  const integrity = build.texts[pathname] ?? '';
  const response = await fetch(pathname, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  const cache = await caches.open(name);
  await cache.put(keyOf(pathname), response.clone());
  return response;
}

const cached = (pathname: string): Promise<Response | undefined> =>
  caches.match(keyOf(pathname), { cacheName: name });

/** Answers with the texts of this version's scripts, or with the site's current ones. */
export async function answerTexts(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isOfBuild(pathname)) return fetch(request);
  return (await cached(pathname)) ?? fetchAndCache(pathname).catch(() => fetch(request));
}

/** Caches the texts that a page loaded before the worker controlled it. */
export async function cacheTexts(pathname: string): Promise<void> {
  if (isOfBuild(pathname) && !(await cached(pathname))) await fetchAndCache(pathname);
}

const cachedPaths = async () => {
  const cache = await caches.open(name);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return [...new Set(paths)];
};

/** Caches this version's texts in the languages that are cached from the previous version. */
export async function renewTexts(): Promise<void> {
  await Promise.all((await cachedPaths()).map(cacheTexts));
}

/** Removes the texts of previous versions. */
export async function removeOldTexts(): Promise<void> {
  const cache = await caches.open(name);
  const current = new Set(
    Object.keys(build.texts).map((pathname) => new URL(keyOf(pathname), location.href).href),
  );
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
