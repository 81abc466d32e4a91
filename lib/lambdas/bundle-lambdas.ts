import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import type { Platform } from '../config/platform.ts';
import type { LambdaCode } from '../constructs/lambdas/service-function.ts';
import { type LambdaName, lambdas } from './lambdas.ts';
import { copySharp } from './sharp-files.ts';

/** The font of link previews: two weights and the licence. */
const font = 'node_modules/@expo-google-fonts/inter';
const files = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf', 'LICENSE_FONT'];

/** Import path of the font, the same from a bundle and in the checkout. */
const fontImport = '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';

/** Copies the font into a bundle, since Lambda has none. */
function copyFont(bundle: string): void {
  for (const file of files) cpSync(path.join(font, file), path.join(bundle, font, file));
}

/**
 * Options for the fastest cold start: minified CommonJS, built from the packages' ES modules so that tree shaking
 * works.
 */
const output: BuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  mainFields: ['module', 'main'],
  // The SDK imports node:http at its first call. import() would read all exports, including a WebSocket client that
  // loads undici; require() does not.
  supported: { 'dynamic-import': false },
  alias: {
    // The SDK's own provider loads every source of credentials with import(). The bundle would contain them all, in
    // functions that the engine parses twice.
    '@aws-sdk/credential-provider-node': './lambdas/platform/aws/credentials.ts',
    '@aws-sdk/endpoint-cache': './lambdas/platform/aws/endpoint-cache.ts',
  },
  legalComments: 'none',
  logLevel: 'error',
};

/** Packages that few calls need. Each is a separate file, which a cold start does not read. */
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

/** Lambdas that use S3 in every call: their bundle includes its client. */
const alwaysUseFiles: readonly LambdaName[] = [
  'run-image-jobs',
  'run-picture-moves',
  'run-exports',
  'run-reports',
];

/** The picture decoder is copied, since esbuild cannot follow how it finds its native code. */
const decoder = 'sharp';

/** Returns the Lambdas whose bundles import a package at run time. */
function usersOf(name: string, { outputs = {} }: { outputs?: Record<string, Imports> }): string[] {
  return Object.entries(outputs)
    .filter(([, { imports }]) => imports.some((imported) => imported.path === name))
    .map(([file]) => file.split('/').at(-2) ?? '');
}

interface Imports {
  readonly imports: readonly { readonly path: string }[];
}

/**
 * Bundles each Lambda into a file. Each stage has its own output folder, so that two stages can be deployed at the same
 * time. Native code is for the platform, by default this machine.
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
