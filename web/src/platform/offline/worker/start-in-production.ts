import { isProduction } from './is-production.ts';

/** Starts the service worker, in production. Gives whether the browser has one; undefined while developing. */
export async function startInProduction(): Promise<boolean | undefined> {
  if (!isProduction()) return undefined;
  const { startWorker } = await import('./start-worker.ts');
  return startWorker();
}
