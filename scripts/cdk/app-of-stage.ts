import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { App } from 'aws-cdk-lib/core';
import { addStage } from '#lib/build-stacks.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import type { Stage } from '#lib/config/config.ts';
import { edgeSecretText } from '#lib/config/stage-secrets.ts';

import cdkSettings from '../../cdk.json' with { type: 'json' };
import { makeTemporaryFolder } from '../process/main.ts';

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

/** Placeholders for the inputs of a deploy: with them the stacks have every resource. */
const env = { MAIL_FROM: 'ola@vitrine.example', BILLING_ACCOUNT: JSON.stringify(demoAccount) };
const context = {
  pushPublicKey: `B${'A'.repeat(86)}`,
  edgeSecret: edgeSecretText({ versionId: '0'.repeat(32), hashes: ['0'.repeat(64)] }),
};

/** Makes the app of a stage as a deploy does, without the code of the Lambdas and the site, and passes it to `use`. */
export function withApp<Result>(stage: Stage, use: (app: App) => Result): Result {
  const { folder, remove } = makeTemporaryFolder();
  const [outdir, site] = ['out', 'site'].map((name) => path.join(folder, name)) as [string, string];
  try {
    mkdirSync(site);
    writeFileSync(path.join(site, 'index.html'), '');
    return use(appOfStage(stage, { outdir, env, context: { ...context, site } }));
  } finally {
    remove();
  }
}
