import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { checkChunkGroups, chunkGroups, startChunk } from './chunks.ts';
import { joinChunks } from './join-chunks.ts';
import { leanRoutes } from './lean-routes.ts';

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const inModules = (path: string) => inWeb(`../node_modules/${path}`);

/** The locally deployed distribution: it is found by its Host, and wants to be reached by https. */
function edgeProxy(): Record<string, ProxyOptions> {
  const target = process.env['VITRINE_EDGE_ORIGIN'];
  const host = process.env['VITRINE_EDGE_HOST'];
  if (!target) return {};
  const toEdge: ProxyOptions = {
    target,
    changeOrigin: false,
    headers: { ...(host ? { Host: host } : {}), 'x-forwarded-proto': 'https' },
  };
  return { '/api': toEdge, '/images': toEdge, '/config.json': toEdge };
}

// react-router's package names its development build for every condition; the smaller one lies beside it.
const routerForProduction = [
  { find: /^react-router$/, replacement: inModules('react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: inModules('react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command }) => ({
  root: inWeb('.'),
  plugins: [react(), leanRoutes(), joinChunks(startChunk), checkChunkGroups()],
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
    // The Content-Security-Policy lets no inline script run, and data: URLs only for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
