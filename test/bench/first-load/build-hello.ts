import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { appResolve } from '../web-pages/app-resolve.ts';

/**
 * Builds one of the hello pages (`sign-in-hello`), with one script and one style sheet, into a folder of
 * the built app. Gives the page's path on the server.
 */
export async function buildHello(name: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: `/${name}/`,
    plugins: [react()],
    resolve: await appResolve(),
    logLevel: 'error',
    build: {
      outDir: path.join(folder, name),
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.html`) },
    },
  });
  return `/${name}/${name}.html`;
}
