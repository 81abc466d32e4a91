import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    proxy: edgeProxy(),
  },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'static',
    // The Content-Security-Policy lets no inline script run, and data: URLs only for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
