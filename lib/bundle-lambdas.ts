import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import type { LambdaCode } from './constructs/house-function.ts';
import { lambdaSources } from './lambda-names.ts';

/**
 * Bundles every Lambda in one run inside this process, each into a file of its own. The form is what
 * starts fastest: CommonJS, minified, and packages by their ES modules so that tree shaking works. The
 * output lies apart by stage, so that two stages can be deployed at once.
 */
export function bundleLambdas(stage: string): LambdaCode {
  const outdir = `dist/lambdas/${stage}`;
  buildSync({
    entryPoints: Object.entries(lambdaSources).map(([name, source]) => ({
      in: source,
      out: `${name}/index`,
    })),
    outdir,
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
  });
  return (name) => Code.fromAsset(`${outdir}/${name}`);
}
