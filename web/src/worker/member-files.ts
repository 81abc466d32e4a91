import { build } from './worker-build.ts';

/** Exists only on devices of users who have signed in: customers, who only see flyers, do not load the app. */
const name = 'vitrine-member';

/** An empty cache as a sign that the device needs only wallet and counter: its users have seen no private screen. */
const bareSign = 'vitrine-bare';

/** Returns a cached file of wallet, counter and private screens. In one call, since each call delays the app's start. */
export const cachedMemberFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: name });

/** Returns whether such files are cached. */
export const hasMemberFiles = (): Promise<boolean> => caches.has(name);

/** Returns whether the files of private screens are cached, too. */
export const hasAllFiles = async (): Promise<boolean> =>
  (await hasMemberFiles()) && !(await caches.has(bareSign));

/** Notes whether the device needs only wallet and counter; a device that needs all keeps all. */
async function noteNeed(isBare: boolean): Promise<void> {
  if (!isBare) await caches.delete(bareSign);
  else if (!(await hasMemberFiles())) await caches.open(bareSign);
}

/** Caches the files of wallet and counter, and unless `isBare` those of the private screens. */
export async function cacheMemberFiles(isBare = false): Promise<void> {
  await noteNeed(isBare);
  const files = isBare ? build.bareFiles : [...build.bareFiles, ...build.memberFiles];
  const cache = await caches.open(name);
  const missing = await Promise.all(
    files.map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
}

/** Caches this version's files if the previous version's are cached, so that it also starts offline. */
export async function renewMemberFiles(): Promise<void> {
  if (await hasMemberFiles()) await cacheMemberFiles(await caches.has(bareSign));
}

/** Removes the files of previous versions. */
export async function removeOldMemberFiles(): Promise<void> {
  if (!(await hasMemberFiles())) return;
  const cache = await caches.open(name);
  const files = [...build.bareFiles, ...build.memberFiles];
  const current = new Set(files.map((file) => new URL(file, location.href).href));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
