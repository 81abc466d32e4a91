import { App } from 'aws-cdk-lib/core';
import { addStage } from '#lib/add-stage.ts';
import { bundleLambdas } from '#lib/bundle-lambdas.ts';
import type { BundleTarget } from '#lib/sharp-files.ts';
import cdkSettings from '../../../cdk.json' with { type: 'json' };

/** The name below dist/lambdas of the bundles for where Lambdas run. */
export const bundlesFor = (target: BundleTarget) => `infra-test-${target}`;

/** Bundles the Lambdas for each place where they run. */
export const bundleForAll = () => ({
  aws: bundleLambdas(bundlesFor('aws'), 'aws'),
  local: bundleLambdas(bundlesFor('local'), 'local'),
});

/**
 * Synthesizes a stage as a deploy does: by the code of bin/app.ts, with the settings of cdk.json and the bundles.
 * Throws when a stack has an error.
 */
export function synthesizeAsDeployed(
  outdir: string,
  stage: string,
  code: ReturnType<typeof bundleForAll>,
): void {
  const context = { ...cdkSettings.context, stage, 'aws:cdk:disable-asset-staging': true };
  const app = new App({ outdir, analyticsReporting: false, context });
  addStage(app, {}, (_, target) => code[target]);
  const messages = app.synth().stacks.flatMap((stack) => stack.messages);
  const errors = messages.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(`${stage}: ${JSON.stringify(errors)}`);
}
