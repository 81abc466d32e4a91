import { Code } from 'aws-cdk-lib/aws-lambda';
import type { App } from 'aws-cdk-lib/core';
import plans from '#contract/plans/plans.json' with { type: 'json' };
import { buildStacks } from '#lib/build-stacks.ts';
import { configOf, type StageConfig } from '#lib/config.ts';
import type { StackPart } from '#lib/stack-parts.ts';
import { cdkApp } from '#test/support/cdk-app.ts';

/** A sender for stages that send mail through SES. */
export const sender = 'ola@vitrine.example';

/** A public key for Web Push. */
export const pushPublicKey = `B${'A'.repeat(86)}`;

/** The app of a stage as deployed, with placeholder code in the Lambdas, which no template depends on. */
export function buildApp(
  outdir: string,
  stage: string,
  mailFrom: string | undefined = sender,
  changes: Partial<StageConfig> = {},
  newStacks: readonly StackPart[] = [],
): App {
  const app = cdkApp(outdir);
  buildStacks(app, {
    config: { ...configOf(stage), ...changes },
    version: '1.2.3',
    mailFrom,
    plans,
    code: () => Code.fromInline('exports.handler = async () => ({ statusCode: 200 });'),
    pushPublicKey,
    newStacks,
    siteDirectory: 'test/infra/support',
  });
  return app;
}
