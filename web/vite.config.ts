import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { apiDocsPath } from './api-docs-path.ts';
import { chunkGroups } from './chunks.ts';
import { icons } from './icons.ts';
import { leanPackages } from './lean-packages.ts';
import { leanRoutes } from './lean-routes.ts';
import { limitPages } from './limit-pages.ts';
import { municipalityLists } from './municipality-lists.ts';
import { serviceWorker } from './service-worker.ts';
import { wholeImports } from './whole-imports.ts';

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const inModules = (path: string) => inWeb(`../node_modules/${path}`);

/** Proxies to the locally deployed distribution, which is selected by the Host header and needs HTTPS. */
function edgeProxy(): Record<string, ProxyOptions> {
  const target = process.env['VITRINE_EDGE_ORIGIN'];
  const host = process.env['VITRINE_EDGE_HOST'];
  if (!target) return {};
  const toEdge: ProxyOptions = {
    target,
    changeOrigin: false,
    headers: { ...(host ? { Host: host } : {}), 'x-forwarded-proto': 'https' },
  };
  return { '^/api/': toEdge, '/images': toEdge, '/config.json': toEdge };
}

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
    proxy: edgeProxy(),
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
