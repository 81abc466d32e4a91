import { rmSync } from 'node:fs';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import type { LambdaCode } from './constructs/service-function.ts';
import { copyFont, fontImport } from './font-files.ts';
import { type LambdaName, lambdas } from './lambdas.ts';
import type { Platform } from './platform.ts';
import { copySharp } from './sharp-files.ts';

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
  // The SDK imports sources of credentials on demand. What an import() reaches is in the same file, and each module of it
  // in a function that the engine reads twice.
  alias: { '@aws-sdk/credential-provider-node': './lambdas/platform/aws/credentials.ts' },
  legalComments: 'none',
  logLevel: 'error',
};

/** Packages that few calls need: each is a file of its own, which a cold start does not read. */
const rarelyUsed = [
  'sanitize-html',
  '@brazilian-utils/brazilian-utils/get-municipalities',
  '@aws-sdk/client-cognito-identity-provider',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-secrets-manager',
  '@aws-sdk/client-sesv2',
  '@aws-sdk/s3-request-presigner',
  '@smithy/core/event-streams',
];

/** The Lambdas whose every call needs the client of S3: it is part of their bundles, and shares code with other clients. */
const alwaysUseFiles: readonly LambdaName[] = [
  'run-image-jobs',
  'run-picture-moves',
  'run-exports',
  'run-reports',
];

/** The decoder of pictures, which is copied as it is: esbuild cannot follow how it finds its machine code. */
const decoder = 'sharp';

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
 * that two stages can be deployed at the same time. Machine code is made for the platform, or for this machine.
 */
export function bundleLambdas(stage: string, platform: Platform | undefined): LambdaCode {
  const outdir = `dist/lambdas/${stage}`;
  rmSync(outdir, { recursive: true, force: true });
  const bundle = (names: readonly LambdaName[], rarely: readonly string[]) =>
    buildSync({
      ...output,
      entryPoints: names.map((name) => ({ in: lambdas[name].source, out: `${name}/index` })),
      outdir,
      external: [...rarely, decoder],
      metafile: true,
    }).metafile;
  const names = Object.keys(lambdas) as LambdaName[];
  const others = bundle(
    names.filter((name) => !alwaysUseFiles.includes(name)),
    rarelyUsed,
  );
  const withFiles = bundle(
    alwaysUseFiles,
    rarelyUsed.filter((name) => name !== '@aws-sdk/client-s3'),
  );
  const metafile = { outputs: { ...others.outputs, ...withFiles.outputs } };
  for (const user of usersOf(fontImport, metafile)) copyFont(`${outdir}/${user}`);
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
  for (const user of usersOf(decoder, metafile)) copySharp(`${outdir}/${user}`, platform);
  return (name) => Code.fromAsset(`${outdir}/${name}`);
}
