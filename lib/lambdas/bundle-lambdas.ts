import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import type { Platform } from '../config/platform.ts';
import type { LambdaCode } from '../constructs/lambdas/service-function.ts';
import { type LambdaName, lambdas } from './lambdas.ts';
import { insertStyles, pagesOptions } from './page-bundle.ts';
import { copySharp } from './sharp-files.ts';

/** The fonts of link previews: the packages, and the files that a bundle needs, one that the code names first. */
const fonts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '@expo-google-fonts/inter': [
    '400Regular/Inter_400Regular.ttf',
    '700Bold/Inter_700Bold.ttf',
    'LICENSE_FONT',
  ],
  '@expo-google-fonts/sofia-sans-extra-condensed': [
    '900Black/SofiaSansExtraCondensed_900Black.ttf',
    'LICENSE_FONT',
  ],
};

/** Copies the files of a font into a bundle, since Lambda has none. Their import path is the same as in the checkout. */
function copyFont(font: string, files: readonly string[], bundle: string): void {
  for (const file of files) {
    const name = path.join('node_modules', font, file);
    cpSync(name, path.join(bundle, name));
  }
}

/**
 * Options for the fastest cold start: minified CommonJS, built from the packages' ES modules so that tree shaking
 * works.
 */
const bundleOptions: BuildOptions = {
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
  'write-sitemap',
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
  const bundle = (names: readonly LambdaName[], rarely: readonly string[], more?: BuildOptions) =>
    buildSync({
      ...bundleOptions,
      ...more,
      entryPoints: names.map((name) => ({ in: lambdas[name].source, out: `${name}/index` })),
      outdir,
      external: [...rarely, decoder],
      metafile: true,
    }).metafile;
  const names = Object.keys(lambdas) as LambdaName[];
  const others = bundle(
    names.filter((name) => name !== 'pages' && !alwaysUseFiles.includes(name)),
    rarelyUsed,
  );
  // The style sheet names the font; pages load it from the site.
  const pages = bundle(['pages'], [...rarelyUsed, '*.woff2'], pagesOptions());
  insertStyles(`${outdir}/pages`);
  const withFiles = bundle(
    alwaysUseFiles,
    rarelyUsed.filter((name) => name !== '@aws-sdk/client-s3'),
  );
  const metafile = { outputs: { ...others.outputs, ...withFiles.outputs, ...pages.outputs } };
  for (const [font, files] of Object.entries(fonts)) {
    const users = usersOf(`${font}/${files[0]}`, metafile);
    for (const user of users) copyFont(font, files, `${outdir}/${user}`);
  }
  for (const name of rarelyUsed) {
    buildSync({
      ...bundleOptions,
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
