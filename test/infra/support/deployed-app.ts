import { addStage } from '#lib/build-stacks.ts';
import type { Stage } from '#lib/config/config.ts';
import type { LambdaCode } from '#lib/constructs/lambdas/service-function.ts';
import { cdkApp } from '#test/infra/support/build-app.ts';

/**
 * Synthesizes a stage like a deploy, with the function of bin/app.ts, the settings of cdk.json and Lambda bundles.
 * Returns the errors of its stacks.
 */
export function errorsOfDeployedApp(outdir: string, stage: Stage, code: LambdaCode): unknown[] {
  const app = cdkApp(outdir, { stage });
  addStage(app, {}, () => code);
  const messages = app.synth().stacks.flatMap((stack) => stack.messages);
  return messages.filter(({ level }) => level === 'error');
}
