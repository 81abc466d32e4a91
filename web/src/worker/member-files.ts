import { build } from './worker-build.ts';

/** Exists on the devices of users who have signed in: customers, who only see flyers, do not load the app. */
const name = 'vitrine-member';

/** The files of the private screens; undefined where nobody has signed in. */
export async function memberCache(): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

/** Keeps the files of the private screens. */
export async function keepMemberFiles(): Promise<void> {
  const cache = await caches.open(name);
  const missing = await Promise.all(
    build.memberFiles.map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
}

/** Keeps those of this version, where those of the version before are kept, so that it starts offline, too. */
export async function renewMemberFiles(): Promise<void> {
  if (await caches.has(name)) await keepMemberFiles();
}

/** Removes those of versions before. */
export async function removeOldMemberFiles(): Promise<void> {
  const cache = await memberCache();
  const current = new Set(build.memberFiles.map((file) => new URL(file, location.href).href));
  const old = (await cache?.keys())?.filter(({ url }) => !current.has(url)) ?? [];
  await Promise.all(old.map((request) => cache?.delete(request)));
}
