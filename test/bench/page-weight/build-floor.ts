import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { appResolve } from '../web-pages/app-resolve.ts';
import { gzippedSize } from '../web-pages/weight.ts';

/** Gzipped JavaScript of a floor: one entry, bundled alone by the app's own bundler and minifier. */
export async function buildFloor(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    resolve: await appResolve(),
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, entry) },
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  const scripts = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const loaded = new Set<Rolldown.OutputChunk>();
  // What is imported on demand only is not loaded with the page, so it is no part of its floor.
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(scripts.get(name));
  };
  load([...scripts.values()].find((chunk) => chunk.isEntry));
  return [...loaded].reduce((sum, chunk) => sum + gzippedSize(chunk.code), 0);
}
