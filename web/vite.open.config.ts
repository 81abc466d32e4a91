import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '#contract/pages/browsers.ts';
import { openFiles } from './open-files.ts';

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The files of open pages, which the server renders: their script and their font.
export default defineConfig({
  root: inWeb('.'),
  publicDir: false,
  plugins: [openFiles()],
  build: {
    outDir: inWeb('../dist/open'),
    emptyOutDir: true,
    assetsDir: 'static/open',
    target: oldestBrowsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: inWeb('src/open/page.ts') },
      // One file, which declares nothing in the page.
      output: { format: 'iife', entryFileNames: 'static/open/[name]-[hash].js' },
    },
  },
});
