import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { gzippedSize } from '../../web/gzipped-size.ts';

const name = 'scanner-page';

const pageOf = (script: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>Scanner</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Builds the page of the scanner into a folder. Returns the gzipped bytes of the decoder's worker. */
export async function buildScannerPage(folder: string): Promise<number> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.tsx`) },
    },
  });
  const files = (output as Rolldown.RolldownOutput).output;
  const script = files.find((file) => file.type === 'chunk');
  const worker = files.find(({ fileName }) => fileName.includes('decode-worker'));
  if (!script || worker?.type !== 'asset') throw new Error('The build lacks a script');
  await writeFile(path.join(folder, 'index.html'), pageOf(script.fileName));
  return gzippedSize(worker.source);
}
