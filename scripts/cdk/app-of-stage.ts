import { Code } from 'aws-cdk-lib/aws-lambda';
import { App } from 'aws-cdk-lib/core';
import { addStage } from '#lib/add-stage.ts';
import type { Stage } from '#lib/config/config.ts';
import cdkSettings from '../../cdk.json' with { type: 'json' };

interface AppInputs {
  readonly outdir: string;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** Context values besides the stage: see lib/config/settings.ts. */
  readonly context?: Readonly<Record<string, string>>;
}

/**
 * Returns the app of a stage with the flags of cdk.json. It skips the slow parts: bundling the Lambdas and validating
 * the templates.
 */
export function appOfStage(stage: Stage, { outdir, env, context }: AppInputs): App {
  const app = new App({
    outdir,
    analyticsReporting: cdkSettings.versionReporting,
    builtinCloudFormationValidation: false,
    context: {
      ...cdkSettings.context,
      'aws:cdk:disable-creation-stack-traces': true,
      ...context,
      stage,
    },
  });
  addStage(app, env, () => () => Code.fromInline('exports.handler = async () => {};'));
  return app;
}
