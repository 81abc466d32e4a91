import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { RouteTable } from '#contract/http/route.ts';
import { brandTokens } from './brand-tokens.ts';
import { chunkGroups } from './chunks.ts';
import { edgeProxy } from './edge-proxy.ts';
import { icons } from './icons.ts';
import { limitPages } from './limit-pages.ts';
import { municipalityLists } from './municipality-lists.ts';
import { serviceWorker } from './service-worker.ts';

/** Matches the statement that names a component for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;
const forwardRef = /= (\w+\.forwardRef\()/g;

/** Matches how React Router's `Link` decides to preload data of its framework mode, which the app lacks. */
const prefetches =
  /\busePrefetchBehavior\(\s*prefetch,\s*rest\s*\)|\bshouldPrefetch && !isAbsolute(?= \?)/g;

/**
 * Lets the bundler drop unused parts of packages: removes the names of components for developer tools, which would keep
 * the components, marks their construction as free of side effects, and removes the prefetching of links. Fails the
 * build if these packages write names or links in another way.
 */
function leanPackages(): Plugin {
  let names = 0;
  let links = 0;
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(@mantine|react-router)\// },
      handler(code) {
        names += code.match(displayName)?.length ?? 0;
        links += code.match(prefetches)?.length ?? 0;
        return {
          code: code
            .replace(displayName, '')
            .replace(forwardRef, '= /* @__PURE__ */ $1')
            .replace(prefetches, (found) => (found.startsWith('use') ? '[]' : 'false')),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && (names === 0 || links < 2)) {
        this.error('No package has the statements that are left out.');
      }
    },
  };
}

const helper = fileURLToPath(new URL('src/platform/code-loading/import-whole.ts', import.meta.url));

/**
 * Loads on-demand imports with `importWhole` instead of Vite's own function, which would make the browser remember
 * failed files. Fails the build if Vite no longer requests its function.
 */
function wholeImports(): Plugin {
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

/** The route fields that a call needs; the others serve the server and OpenAPI. */
const leanTable = (table: RouteTable) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, access }]) => [
      name,
      { method, path, access },
    ]),
  );

/** Removes the schemas from the contract's routes, so that calls do not load zod. */
function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    load: {
      filter: { id: /\/contract\/[a-z]+\/([a-z]+-)*routes\.ts$/ },
      async handler(file) {
        const tables: Record<string, RouteTable> = await import(pathToFileURL(file).href);
        return Object.entries(tables)
          .map(([name, table]) => `export const ${name} = ${JSON.stringify(leanTable(table))};`)
          .join('\n');
      },
    },
  };
}

/** Serves the page of the API's description at `/api-docs` while developing, as the edge does. */
function apiDocsPath(): Plugin {
  return {
    name: 'api-docs-path',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/api-docs\/?(?=\?|$)/, '/api-docs.html');
        next();
      });
    },
  };
}

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const inModules = (path: string) => inWeb(`../node_modules/${path}`);

// The exports of react-router resolve to its development build, so this sets its smaller production build.
const routerForProduction = [
  { find: /^react-router$/, replacement: inModules('react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: inModules('react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command }) => ({
  root: inWeb('.'),
  plugins: [
    react(),
    brandTokens(),
    wholeImports(),
    leanPackages(),
    leanRoutes(),
    limitPages(),
    icons(),
    municipalityLists(),
    serviceWorker(),
    apiDocsPath(),
  ],
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    proxy: edgeProxy({
      target: process.env['VITRINE_EDGE_ORIGIN'],
      host: process.env['VITRINE_EDGE_HOST'],
    }),
  },
  build: {
    outDir: inWeb('../dist/web'),
    emptyOutDir: true,
    assetsDir: 'static',
    // The Content-Security-Policy forbids inline scripts, and allows data: URLs only for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: inWeb('index.html'), 'api-docs': inWeb('api-docs.html') },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
      // The public file of a platform folder only forwards: a page gets the parts it uses, not the folder.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/src\/platform\/([^/]+)\/\1\.ts$/, sideEffects: false }],
      },
    },
  },
}));
