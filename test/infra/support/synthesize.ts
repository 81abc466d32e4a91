import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { App, Stack } from 'aws-cdk-lib/core';
import { buildStacks } from '#lib/build-stacks.ts';
import { configOf, type StageConfig } from '#lib/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** A sender, for stages that mail through SES. */
export const sender = 'ola@vitrine.example';

/** The app of a stage as it is deployed, but without its Lambdas' code, which no template depends on. */
export function appOf(
  stage: string,
  mailFrom: string | undefined = sender,
  changes: Partial<StageConfig> = {},
): App {
  const app = new App({
    outdir: temporaryFolder(),
    analyticsReporting: false,
    context: { 'aws:cdk:disable-asset-staging': true },
  });
  buildStacks(app, {
    config: { ...configOf(stage), ...changes },
    version: '1.2.3',
    mailFrom,
    code: () => Code.fromInline('exports.handler = async () => ({ statusCode: 200 });'),
    siteDirectory: 'test/infra/support',
  });
  return app;
}

const apps = new Map<string, App>();

/** The template of a stack of a stage; each stage is synthesized once per test file. */
export function templateOf(
  stage: string,
  part: 'data' | 'identity' | 'api' | 'events' | 'web' | 'edge-logs',
): Template {
  const app = apps.get(stage) ?? appOf(stage);
  apps.set(stage, app);
  const stack = app.node.findChild(`vitrine-${stage}-${part}`);
  if (!Stack.isStack(stack)) throw new Error(`The stage ${stage} has no stack ${part}.`);
  return Template.fromStack(stack);
}
