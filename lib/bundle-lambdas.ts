import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import type { LambdaCode } from './constructs/service-function.ts';
import { lambdas } from './lambdas.ts';

/**
 * The form that starts fastest: CommonJS, minified, and packages by their ES modules so that tree shaking
 * works.
 */
const form: BuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  mainFields: ['module', 'main'],
  // The SDK imports node:http as it makes its first call. A real import() lists all that the module
  // exports, among it a client of WebSockets that loads undici whole; a require() does not.
  supported: { 'dynamic-import': false },
  legalComments: 'none',
  logLevel: 'error',
};

/** Packages that hardly any call needs: each a file of its own, which a start does not read. */
const seldomNeeded = ['sanitize-html'];

/** Bundles of an output folder's Lambdas that import a package when they need it. */
function usersOf(name: string, { outputs = {} }: { outputs?: Record<string, Imports> }): string[] {
  return Object.entries(outputs)
    .filter(([, { imports }]) => imports.some((imported) => imported.path === name))
    .map(([file]) => file.split('/').at(-2) ?? '');
}

interface Imports {
  readonly imports: readonly { readonly path: string }[];
}

/**
 * Bundles every Lambda inside this process, each into a file of its own. The output lies apart by stage,
 * so that two stages can be deployed at once.
 */
export function bundleLambdas(stage: string): LambdaCode {
  const outdir = `dist/lambdas/${stage}`;
  const { metafile } = buildSync({
    ...form,
    entryPoints: Object.entries(lambdas).map(([name, { source }]) => ({
      in: source,
      out: `${name}/index`,
    })),
    outdir,
    external: seldomNeeded,
    metafile: true,
  });
  for (const name of seldomNeeded) {
    buildSync({
      ...form,
      entryPoints: usersOf(name, metafile).map((user) => ({
        in: name,
        out: `${user}/node_modules/${name}/index`,
      })),
      outdir,
    });
  }
  return (name) => Code.fromAsset(`${outdir}/${name}`);
}
