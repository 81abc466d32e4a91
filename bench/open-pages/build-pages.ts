import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions, rarelyUsed } from '#lib/lambdas/bundle-lambdas.ts';
import { insertStyles, pagesOptions } from '#lib/lambdas/page-bundle.ts';
import { beforeExit } from '#scripts/process/main.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import type { PagesHandler } from './call-page.ts';

const own = (file: string) => path.join(import.meta.dirname, 'bundled', file);

/** Modules of the Lambda that the bench replaces: the end of their import, and the file. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/(?:^\.|\/table)\/client\.ts$/, own('memory-client.ts')],
  [/\/show-page\.tsx$/, own('metered-show-page.ts')],
];

/** Replaces these modules, except in the file that replaces them. */
const replaceModules: Plugin = {
  name: 'replace-modules',
  setup({ onResolve }) {
    for (const [filter, file] of replaced) {
      onResolve({ filter }, ({ importer }) => (importer === file ? undefined : { path: file }));
    }
  },
};

const contents = [
  "export { handler } from '#lambdas/entries/api/pages.ts';",
  "export { answerBy } from './memory-client.ts';",
  "export { renderAgain } from './metered-show-page.ts';",
].join('\n');

/** The Lambda of open pages with a table in memory, and a function that renders the last page again. */
export type BuiltPages = Pick<typeof import('./bundled/memory-client.ts'), 'answerBy'> &
  Pick<typeof import('./bundled/metered-show-page.ts'), 'renderAgain'> & {
    readonly handler: PagesHandler;
  };

/**
 * Bundles the Lambda of open pages with the options of a deploy. Returns a function that loads it, with the variables of
 * the environment as they are then. The files of open pages have to be built.
 */
export async function buildPages(): Promise<() => BuiltPages> {
  // Within the checkout, where the bundle finds the packages that few calls need. The checkout has other modules.
  const folder = mkdtempSync(path.join(checkout, 'dist', '.bench-pages-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  await build({
    ...bundleOptions,
    ...pagesOptions(),
    stdin: { contents, resolveDir: own('') },
    outfile: path.join(folder, 'index.js'),
    external: [...rarelyUsed, '*.woff2'],
    plugins: [replaceModules],
  });
  insertStyles(folder);
  const load = createRequire(import.meta.url);
  return () => load(path.join(folder, 'index.js'));
}
