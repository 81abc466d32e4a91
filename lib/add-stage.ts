import type { App } from 'aws-cdk-lib/core';
import plans from '#contract/plans/plans.json' with { type: 'json' };
import { buildStacks } from './build-stacks.ts';
import type { LambdaCode } from './constructs/service-function.ts';
import { readSettings } from './settings.ts';
import type { BundleTarget } from './sharp-files.ts';

/**
 * Adds the stacks of the stage in the app's context, by the context values and environment variables that
 * `readSettings` reads. `bundle` gives the code of the Lambdas.
 */
export function addStage(
  app: App,
  env: Readonly<NodeJS.ProcessEnv>,
  bundle: (stage: string, target: BundleTarget) => LambdaCode,
): void {
  const contextValue = (name: string): string | undefined => app.node.tryGetContext(name);
  const settings = readSettings(
    {
      stage: contextValue('stage'),
      site: contextValue('site'),
      pushPublicKey: contextValue('pushPublicKey'),
      edgeSecret: contextValue('edgeSecret'),
      siteUrl: contextValue('siteUrl'),
      newStacks: contextValue('newStacks'),
      restoredTable: contextValue('restoredTable'),
      secondFactor: contextValue('secondFactor'),
    },
    env,
  );
  const { stage, place } = settings.config;
  buildStacks(app, { ...settings, plans, code: bundle(stage, place.kind) });
}
