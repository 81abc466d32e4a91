import { build } from './worker-build.ts';

/** Exists on the devices of users who have signed in: customers, who only see flyers, do not load the app. */
const name = 'vitrine-member';

/** A file of the private screens, as it is kept. In one call, since each takes its time as the app starts. */
export const keptMemberFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: name });

/** Whether the files of the private screens are kept. */
export const hasMemberFiles = (): Promise<boolean> => caches.has(name);

/** Keeps the files of the private screens. */
export async function keepMemberFiles(): Promise<void> {
  const cache = await caches.open(name);
  const missing = await Promise.all(
    build.memberFiles.map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
}

/** Keeps the files of this version where those of the previous version are kept, so that it starts offline, too. */
export async function renewMemberFiles(): Promise<void> {
  if (await hasMemberFiles()) await keepMemberFiles();
}

/** Removes the files of previous versions. */
export async function removeOldMemberFiles(): Promise<void> {
  if (!(await hasMemberFiles())) return;
  const cache = await caches.open(name);
  const current = new Set(build.memberFiles.map((file) => new URL(file, location.href).href));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
