/** Starts the service worker in production. Returns whether the browser has one; undefined during development. */
export async function startInProduction(): Promise<boolean | undefined> {
  if (!import.meta.env.PROD) return undefined;
  const { startWorker } = await import('./start-worker.ts');
  return startWorker();
}
