import path from 'node:path';
import { loadConfigFromFile, type ResolveOptions } from 'vite';
import { checkout } from '#scripts/stage/checkout.ts';

/** How the app finds its packages: a comparison with their development builds would flatter it. */
export async function appResolve(): Promise<ResolveOptions> {
  const file = path.join(checkout, 'web', 'vite.config.ts');
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  return found?.config.resolve ?? {};
}
