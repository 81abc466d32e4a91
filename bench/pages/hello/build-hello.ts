import { writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { checkout } from '#scripts/stage/checkout.ts';

const name = 'sign-in-hello';

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

/** Returns the path of the only file of a build with an extension; throws if there are several or none. */
function fileOf({ output }: Rolldown.RolldownOutput, extension: string): string {
  const [file, ...others] = output.filter(({ fileName }) => fileName.endsWith(extension));
  if (!file || others.length > 0) {
    throw new Error('A hello page must have exactly one script and one style sheet');
  }
  return `/${name}/${file.fileName}`;
}

/**
 * Builds a minimal page with the libraries of the sign-in page, by the app's bundler and minifier, into a subfolder of
 * the built site. Returns its URL path.
 */
export async function buildHello(folder: string): Promise<string> {
  const file = path.join(checkout, 'web', 'vite.config.ts');
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  const outDir = path.join(folder, name);
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    // Without the app's options, it would contain larger development builds of packages.
    resolve: found?.config.resolve ?? {},
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, `${name}.tsx`) },
    },
  });
  const output = built as Rolldown.RolldownOutput;
  writeFileSync(
    path.join(outDir, `${name}.html`),
    pageOf(fileOf(output, '.js'), fileOf(output, '.css')),
  );
  return `/${name}/${name}.html`;
}
