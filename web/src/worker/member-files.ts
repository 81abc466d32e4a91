import { build } from './worker-build.ts';

/** Exists only on devices of users who have signed in: customers, who only see flyers, do not load the app. */
const name = 'vitrine-member';

/** Returns a cached file of the private screens. In one call, since each call delays the start of the app. */
export const cachedMemberFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: name });

/** Returns whether the files of the private screens are cached. */
export const hasMemberFiles = (): Promise<boolean> => caches.has(name);

/** Caches the files of the private screens. */
export async function cacheMemberFiles(): Promise<void> {
  const cache = await caches.open(name);
  const missing = await Promise.all(
    build.memberFiles.map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
}

/** Caches this version's files if the previous version's are cached, so that it also starts offline. */
export async function renewMemberFiles(): Promise<void> {
  if (await hasMemberFiles()) await cacheMemberFiles();
}

/** Removes the files of previous versions. */
export async function removeOldMemberFiles(): Promise<void> {
  if (!(await hasMemberFiles())) return;
  const cache = await caches.open(name);
  const current = new Set(build.memberFiles.map((file) => new URL(file, location.href).href));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
