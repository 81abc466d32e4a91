import path from 'node:path';
import { build } from 'vite';
import { checkout } from '#scripts/stage/checkout.ts';

/**
 * Builds one of the hello pages (`sign-in-hello`) with the app's configuration into a folder of the
 * built app. Gives the page's path on the server.
 */
export async function buildHello(name: string, folder: string): Promise<string> {
  await build({
    configFile: path.join(checkout, 'web', 'vite.config.ts'),
    root: import.meta.dirname,
    base: `/${name}/`,
    build: {
      outDir: path.join(folder, name),
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.html`) },
    },
    logLevel: 'error',
  });
  return `/${name}/${name}.html`;
}
