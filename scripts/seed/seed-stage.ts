import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile } from '../stage/checkout.ts';
import { lambdaEnvironment } from '../stage/lambda-environment.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import type { LocalStage } from '../stage/local-stage.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { isSeeded, noteSeeded } from './seed-record.ts';

/** Fills a local stage with the demo data, unless this very data is there already. */
export async function seedStage(
  stage: LocalStage,
  endpoint: string,
  outputs: StageOutputs,
): Promise<void> {
  await step('Demo data', async () => {
    if (isSeeded(stage, outputs)) return { value: undefined, note: 'skipped, seeded before' };
    const summary = await runSeed('fill-stage.ts', [], stage, endpoint, outputs);
    noteSeeded(stage, outputs);
    return { value: undefined, note: summary };
  });
}

/** Adds offers in bulk to a local stage, for the benches. */
export async function seedBulk(
  offers: number,
  stage: LocalStage,
  endpoint: string,
  outputs: StageOutputs,
): Promise<void> {
  await step(`${offers} offers for the benches`, async () => ({
    value: undefined,
    note: await runSeed('fill-bulk.ts', [String(offers)], stage, endpoint, outputs),
  }));
}

/**
 * The product's own code writes what the API cannot, and it takes table and endpoint from the
 * environment: so it runs in a process that has the environment of a local stage and no other.
 */
async function runSeed(
  script: string,
  args: readonly string[],
  stage: LocalStage,
  endpoint: string,
  outputs: StageOutputs,
): Promise<string> {
  const stdout = await runCommand(
    process.execPath,
    [path.join(import.meta.dirname, script), ...args],
    {
      name: 'The seed',
      cwd: checkout,
      env: { ...localEnvironment(process.env, endpoint), ...lambdaEnvironment(stage, outputs) },
      timeLimitSeconds: 900,
      logFile: logFile(stage, 'seed'),
    },
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}
