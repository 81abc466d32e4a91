import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('src/platform/code-loading/import-whole.ts', import.meta.url));

/**
 * Loads on-demand imports with `importWhole` instead of Vite's own function, which would make the browser remember
 * failed files. Fails the build if Vite no longer requests its function.
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
