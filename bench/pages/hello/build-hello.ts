import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { gzippedSize } from '../../../web/gzipped-size.ts';
import { appResolve } from './app-resolve.ts';

type Output = Rolldown.RolldownOutput['output'];

/** A minimal page with the same libraries as one of the app's pages. */
export interface HelloPage {
  /** URL path on the server. */
  readonly path: string;
  /** Gzipped bytes of its script. */
  readonly weight: number;
}

const pageOf = (script: string, style: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Olá</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${script}"></script>
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Returns the only script and style sheet of a build; throws if there is not exactly one of each. */
function filesOf(output: Output): { script: Rolldown.OutputChunk; style: string } {
  const [script, ...scripts] = output.filter((file) => file.type === 'chunk');
  const [style, ...styles] = output.filter(({ fileName }) => fileName.endsWith('.css'));
  if (!script || !style || scripts.length + styles.length > 0) {
    throw new Error('A hello page must have exactly one script and one style sheet');
  }
  return { script, style: style.fileName };
}

/**
 * Builds a hello page, such as `sign-in-hello`, with the app's bundler and minifier into a subfolder of the built site.
 */
export async function buildHello(name: string, folder: string): Promise<HelloPage> {
  const outDir = path.join(folder, name);
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    resolve: await appResolve(),
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.tsx`) },
    },
  });
  const { script, style } = filesOf((output as Rolldown.RolldownOutput).output);
  await writeFile(
    path.join(outDir, `${name}.html`),
    pageOf(`/${name}/${script.fileName}`, `/${name}/${style}`),
  );
  return { path: `/${name}/${name}.html`, weight: gzippedSize(script.code) };
}
