import type { App } from 'aws-cdk-lib/core';
import plans from '#contract/billing/plans.json' with { type: 'json' };
import { buildStacks } from './build-stacks.ts';
import { type Platform, platformOf } from './config/platform.ts';
import { readSettings } from './config/settings.ts';
import type { LambdaCode } from './constructs/lambdas/service-function.ts';

/**
 * Adds the stacks of the stage that the app's context names. `bundle` returns the Lambdas' code for a platform, by
 * default this machine.
 */
export function addStage(
  app: App,
  env: Readonly<NodeJS.ProcessEnv>,
  bundle: (stage: string, platform: Platform | undefined) => LambdaCode,
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
      endpoint: contextValue('endpoint'),
      restoredTable: contextValue('restoredTable'),
      secondFactor: contextValue('secondFactor'),
    },
    env,
  );
  const { stage, location } = settings.config;
  buildStacks(app, { ...settings, plans, code: bundle(stage, platformOf(location)) });
}
