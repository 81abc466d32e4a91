import { Code } from 'aws-cdk-lib/aws-lambda';
import { App } from 'aws-cdk-lib/core';
import plans from '#contract/billing/plans.json' with { type: 'json' };
import { buildStacks } from '#lib/build-stacks.ts';
import { configOf, type StageConfig } from '#lib/config/config.ts';
import type { StackPart } from '#lib/config/stage-names.ts';
import cdkSettings from '../../../cdk.json' with { type: 'json' };

/**
 * Returns an app with the feature flags of cdk.json, like a deploy. Two slow things are off: validation of each
 * synthesis (the cdk-nag test validates every stage) and records of where constructs were created.
 */
export function cdkApp(outdir?: string, context: Readonly<Record<string, string>> = {}): App {
  return new App({
    ...(outdir && { outdir }),
    analyticsReporting: cdkSettings.versionReporting,
    builtinCloudFormationValidation: false,
    context: {
      ...cdkSettings.context,
      'aws:cdk:disable-asset-staging': true,
      'aws:cdk:disable-creation-stack-traces': true,
      ...context,
    },
  });
}

/** Sender for stages that use SES. */
export const sender = 'ola@vitrine.example';

/** Edge secret of stages on AWS during a rotation. */
export const edgeSecret = {
  versionId: 'f4d1f1a7-7d1e-4a6c-9b6e-0c5e0e6a3b11',
  hashes: ['a'.repeat(64), 'b'.repeat(64)],
};

export const pushPublicKey = `B${'A'.repeat(86)}`;

/** Origin of the site on AWS. */
export const siteUrl = 'https://d111111abcdef8.cloudfront.net';

/** Returns a stage's app with placeholder code in the Lambdas, which no template depends on. */
export function buildApp(
  outdir: string,
  stage: string,
  mailFrom: string | undefined = sender,
  changes: Partial<StageConfig> = {},
  newStacks: readonly StackPart[] = [],
): App {
  const app = cdkApp(outdir);
  const config = { ...configOf(stage), ...changes };
  buildStacks(app, {
    config,
    version: '1.2.3',
    mailFrom,
    plans,
    code: () => Code.fromInline('exports.handler = async () => ({ statusCode: 200 });'),
    pushPublicKey,
    edgeSecret: config.location.kind === 'aws' ? edgeSecret : undefined,
    newStacks,
    siteUrl: newStacks.includes('web') ? undefined : siteUrl,
    siteDirectory: 'test/infra/support',
  });
  return app;
}
