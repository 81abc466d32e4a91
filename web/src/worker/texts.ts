import { build } from './worker-build.ts';

const name = 'vitrine-texts';

/** A file's name in the cache: that of this version's content. */
const keyOf = (pathname: string) => `${pathname}?${build.texts[pathname]}`;

const isOfBuild = (pathname: string) => build.texts[pathname] !== undefined;

/** Loads a file of texts and keeps it. Rejects where the site has that of another version. */
async function keep(pathname: string): Promise<Response> {
  const integrity = build.texts[pathname] ?? '';
  const response = await fetch(pathname, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  const cache = await caches.open(name);
  await cache.put(keyOf(pathname), response.clone());
  return response;
}

const kept = (pathname: string): Promise<Response | undefined> =>
  caches.match(keyOf(pathname), { cacheName: name });

/** Answers with the texts that belong to this version's scripts, and where the site has them no more, with its own. */
export async function answerTexts(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!isOfBuild(pathname)) return fetch(request);
  return (await kept(pathname)) ?? keep(pathname).catch(() => fetch(request));
}

/** Keeps the texts that a page loaded before the worker controlled it. */
export async function keepTexts(pathname: string): Promise<void> {
  if (isOfBuild(pathname) && !(await kept(pathname))) await keep(pathname);
}

const pathsKept = async () => {
  const cache = await caches.open(name);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return [...new Set(paths)];
};

/** Keeps this version's texts in the languages that are kept of the version before. */
export async function renewTexts(): Promise<void> {
  await Promise.all((await pathsKept()).map(keepTexts));
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
