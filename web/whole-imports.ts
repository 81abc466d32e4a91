import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('src/platform/code-loading/import-whole.ts', import.meta.url));

/**
 * Lets `importWhole` load what is imported on demand, in place of Vite's own function, whose links hand a file that is
 * lost to the browser's list of modules. Fails the build where Vite does not ask for its function any more.
 */
export function wholeImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'whole-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out a script that needs no other file.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return `export { importWhole as __vitePreload } from ${JSON.stringify(helper)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite does not load its preload helper any more.');
    },
  };
}
