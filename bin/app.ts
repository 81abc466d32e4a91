import { existsSync } from 'node:fs';
import { App } from 'aws-cdk-lib/core';
import { buildStacks } from '#lib/build-stacks.ts';
import { bundleLambdas } from '#lib/bundle-lambdas.ts';
import { readSettings } from '#lib/settings.ts';

const app = new App();
const { config, version, mailFrom } = readSettings(app.node.tryGetContext('stage'), process.env);

buildStacks(app, {
  config,
  version,
  mailFrom,
  code: bundleLambdas(config.stage),
  siteDirectory: existsSync('dist/web/index.html') ? 'dist/web' : undefined,
});
app.synth();
