import { App } from 'aws-cdk-lib/core';
import plans from '#contract/plans/plans.json' with { type: 'json' };
import { buildStacks } from '#lib/build-stacks.ts';
import { bundleLambdas } from '#lib/bundle-lambdas.ts';
import { readSettings } from '#lib/settings.ts';

const app = new App();
const contextValue = (name: string): string | undefined => app.node.tryGetContext(name);
const settings = readSettings(
  {
    stage: contextValue('stage'),
    site: contextValue('site'),
    pushPublicKey: contextValue('pushPublicKey'),
    restoredTable: contextValue('restoredTable'),
    secondFactor: contextValue('secondFactor'),
  },
  process.env,
);

const { stage, place } = settings.config;
buildStacks(app, { ...settings, plans, code: bundleLambdas(stage, place.kind) });
app.synth();
