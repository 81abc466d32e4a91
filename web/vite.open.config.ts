import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '#contract/pages/browsers.ts';
import { limitOpenScripts } from './limit-open-scripts.ts';
import { openFiles } from './open-files.ts';
import { partStyles } from './part-styles.ts';

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const page = inWeb('src/open/page.ts');
const hashed = 'static/open/[name]-[hash]';

/** The calls of the API, which several parts make: one file, so that a part loads few. */
const shared = {
  name: 'calls',
  test: new RegExp(
    [
      '/web/src/open/(call-as|go-to|intent).ts$',
      '/web/src/lib/(forget-session|auth/(access-token|session-end|stored-user|stored-intent)).ts$',
      '/web/src/platform/http/(api-error|request-parts).ts$',
      '/helpers/(esm/)?\\w+.js$',
    ].join('|'),
  ),
};

// The files of open pages, which the server renders: their scripts and their font.
export default defineConfig({
  root: inWeb('.'),
  publicDir: false,
  plugins: [partStyles(), limitOpenScripts(), openFiles()],
  // The views of a part are built by Preact, as in the Lambda.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: inWeb('../dist/open'),
    emptyOutDir: true,
    // Else all styles are in one file, which no script knows.
    cssCodeSplit: true,
    target: oldestBrowsers,
    // The build of a library writes imports unchanged; the build of a site adds a function that loads style sheets.
    lib: { entry: { page }, formats: ['es'] },
    rolldownOptions: {
      // Parts use functions of the first script, which it then exports.
      preserveEntrySignatures: false,
      // Else the first script exports the constants that other scripts use.
      optimization: { inlineConst: true },
      output: {
        entryFileNames: `${hashed}.js`,
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
        minify: true,
        topLevelVar: false,
        codeSplitting: { groups: [shared], includeDependenciesRecursively: false },
        comments: false,
      },
      // The public file of a platform folder only forwards: a script gets the used files, not the folder.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/src\/platform\/([^/]+)\/\1\.ts$/, sideEffects: false }],
      },
      onLog(level, log, handle) {
        // React's directive in an unused file.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
