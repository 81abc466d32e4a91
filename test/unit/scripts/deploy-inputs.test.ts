import path from 'node:path';
import { build } from 'esbuild';
import { lambdas } from '#lib/lambdas/lambdas.ts';
import { deployInputs } from '#scripts/cdk/deploy-inputs.ts';

/** Returns the files of this checkout that are bundled with the entries. */
async function sourcesOf(entryPoints: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Only their names count, not their content.
    packages: 'external',
    loader: { '.css': 'local-css' },
    outdir: 'dist/unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

const isInput = (file: string) =>
  deployInputs.some((input) => file === input || file.startsWith(`${input}/`));

test.each([
  ['the Lambdas', Object.values(lambdas).map(({ source }) => source)],
  ['the script of open pages', ['web/src/open/page.ts']],
])('a changed source of %s repeats the local deploy', async (_, entries) => {
  const sources = await sourcesOf(entries);
  expect(sources.length).toBeGreaterThan(entries.length);
  expect(sources.filter((file) => !isInput(path.normalize(file)))).toEqual([]);
});
