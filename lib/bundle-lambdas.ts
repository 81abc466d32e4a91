import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import type { LambdaCode } from './constructs/service-function.ts';
import { lambdas } from './lambdas.ts';

/** The output that starts fastest: CommonJS, minified, made from packages' ES modules so that tree shaking works. */
const output: BuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  mainFields: ['module', 'main'],
  // The SDK imports node:http when it makes its first call. An import() reads everything that the module
  // exports, of which the WebSocket client loads all of undici; a require() does not.
  supported: { 'dynamic-import': false },
  legalComments: 'none',
  logLevel: 'error',
};

/** Packages that few calls need: each is a file of its own, which a cold start does not read. */
const rarelyUsed = [
  'sanitize-html',
  '@aws-sdk/client-cognito-identity-provider',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
];

/** The names of the Lambdas whose bundles import a package at run time. */
function usersOf(name: string, { outputs = {} }: { outputs?: Record<string, Imports> }): string[] {
  return Object.entries(outputs)
    .filter(([, { imports }]) => imports.some((imported) => imported.path === name))
    .map(([file]) => file.split('/').at(-2) ?? '');
}

interface Imports {
  readonly imports: readonly { readonly path: string }[];
}

/**
 * Bundles every Lambda, in this process, each into a file of its own. Each stage has its own output folder, so
 * that two stages can be deployed at the same time.
 */
export function bundleLambdas(stage: string): LambdaCode {
  const outdir = `dist/lambdas/${stage}`;
  const { metafile } = buildSync({
    ...output,
    entryPoints: Object.entries(lambdas).map(([name, { source }]) => ({
      in: source,
      out: `${name}/index`,
    })),
    outdir,
    external: rarelyUsed,
    metafile: true,
  });
  for (const name of rarelyUsed) {
    buildSync({
      ...output,
      entryPoints: usersOf(name, metafile).map((user) => ({
        in: name,
        out: `${user}/node_modules/${name}/index`,
      })),
      outdir,
    });
  }
  return (name) => Code.fromAsset(`${outdir}/${name}`);
}
