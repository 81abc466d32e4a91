import { App } from 'aws-cdk-lib/core';
import { addStage } from '#lib/build-stacks.ts';
import { bundleLambdas } from '#lib/lambdas/bundle-lambdas.ts';

const app = new App();
addStage(app, process.env, bundleLambdas);
app.synth();
