import path from 'node:path';
import { loadConfigFromFile, type ResolveOptions } from 'vite';
import { checkout } from '#scripts/stage/checkout.ts';

/**
 * Returns the `resolve` options of the app's Vite configuration. Without them, hello pages would contain larger
 * development builds of packages.
 */
export async function appResolve(): Promise<ResolveOptions> {
  const file = path.join(checkout, 'web', 'vite.config.ts');
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  return found?.config.resolve ?? {};
}
