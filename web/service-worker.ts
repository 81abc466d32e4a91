import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#contract/http/languages.ts';
import { filesWith } from './built-files.ts';
import { screenNames, screenOf } from './src/screens/screens.ts';
import type { PushTexts, WorkerBuild } from './src/worker/worker-build.ts';
import { workerPath } from './src/worker/worker-message.ts';

type Bundle = Rolldown.OutputBundle;

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the paths of the files that are in none of the other sets. */
const pathsOf = (files: ReadonlySet<string>, others: readonly ReadonlySet<string>[]) =>
  [...files].filter((file) => !others.some((one) => one.has(file))).map((file) => `/${file}`);

const privateScreens = screenNames.filter((name) => screenOf(name).layout === 'private');

/** The screens that owners and validators reach from the menu; their lists work offline. */
const memberScreens = privateScreens.filter((name) => {
  const { menu, parent, roles, isWholePage } = screenOf(name);
  return (menu || parent) && !isWholePage && (!roles || roles.some((role) => role !== 'staff'));
});

const layoutModules = ['/web/src/app/private-layout.tsx', '/web/src/app/notes/shell-notes.tsx'];

/** The member screens by path, with their modules, and the sign-in, which redirects a signed-in user to one of them. */
const startScreens: readonly { readonly path: string; readonly modules: readonly string[] }[] = [
  {
    path: screenOf('login').path,
    modules: ['/web/src/app/account-layout.tsx', '/web/src/app/landing.tsx'],
  },
  ...memberScreens.map((name) => {
    const { path, module } = screenOf(name);
    return { path, modules: [`/web/src/features/${module}`] };
  }),
];

const textsFolder = inWeb('public/assets/i18n');

const integrityOf = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The texts of a language are in several files, loaded by different pages. */
function pushTextsOf(language: string): PushTexts {
  const found = globSync(`**/${language}.json`, { cwd: textsFolder })
    .map((file) => JSON.parse(readFileSync(path.join(textsFolder, file), 'utf8')).push?.messages)
    .find((texts) => texts !== undefined);
  if (!found) throw new Error(`No texts of push messages in ${language}`);
  return found;
}

const fontsOf = (files: Bundle) =>
  Object.keys(files)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/${file}`);

/** The decoder of QR codes runs in a worker, which no script imports; the counter reads codes offline. */
const decodersOf = (files: Bundle) =>
  Object.keys(files)
    .filter((file) => /\/decode-worker-[^/]+\.js$/.test(file))
    .map((file) => `/${file}`);

function workerBuildOf(files: Bundle): WorkerBuild {
  const page = files['index.html'];
  if (page?.type !== 'asset') throw new Error('The build lacks index.html');
  const integrity = integrityOf(page.source);
  const start = filesWith(files, ['/web/src/main.tsx']);
  const layout = filesWith(files, layoutModules);
  const member = filesWith(files, [
    ...layoutModules,
    ...startScreens.flatMap(({ modules }) => modules),
    '/web/src/lib/auth/renew-token.ts',
    '/web/src/platform/offline/answers/answer-store.ts',
  ]);
  return {
    startFiles: [
      { url: '/index.html', revision: integrity, integrity },
      ...[...start].map((file) => ({ url: `/${file}`, revision: null })),
    ],
    // Fonts are named by style sheets only; lists of offers show prices offline, too.
    memberFiles: [...pathsOf(member, [start]), ...fontsOf(files), ...decodersOf(files)],
    layoutFiles: pathsOf(layout, [start]),
    screenFiles: Object.fromEntries(
      startScreens.map(({ path, modules }) => [
        path,
        pathsOf(filesWith(files, modules), [start, layout]),
      ]),
    ),
    texts: Object.fromEntries(
      globSync('**/*.json', { cwd: textsFolder }).map((file) => [
        `/assets/i18n/${file.split(path.sep).join('/')}`,
        integrityOf(readFileSync(path.join(textsFolder, file))),
      ]),
    ),
    privatePaths: privateScreens.map((name) => screenOf(name).path),
    pushTexts: Object.fromEntries(
      languages.map((language) => [language, pushTextsOf(language)]),
    ) as WorkerBuild['pushTexts'],
  };
}

/** Builds the service worker, which needs the list of built files. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, files) {
        const { outputFiles } = await bundle({
          entryPoints: [inWeb('src/worker/worker.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            WORKER_BUILD: JSON.stringify(workerBuildOf(files)),
            'process.env.NODE_ENV': '"production"',
          },
        });
        const [worker] = outputFiles;
        if (!worker) throw new Error('The service worker was not built');
        this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: worker.text });
      },
    },
  };
}
