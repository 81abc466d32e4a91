import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { resources } from '#contract/route.ts';
import type { LambdaCode } from './constructs/resource-function.ts';

/**
 * Bundles every Lambda in one run inside this process, each into a file of its own. The form is what
 * starts fastest: CommonJS, minified, and packages by their ES modules so that tree shaking works. The
 * output lies apart by stage, so that two stages can be deployed at once.
 */
export function bundleLambdas(stage: string): LambdaCode {
  const outdir = `dist/lambdas/${stage}`;
  buildSync({
    entryPoints: resources.map((resource) => ({
      in: `lambdas/${resource}/handler.ts`,
      out: `${resource}/index`,
    })),
    outdir,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'error',
  });
  return (resource) => Code.fromAsset(`${outdir}/${resource}`);
}
