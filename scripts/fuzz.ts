import path from 'node:path';
import { deployLocally } from './cdk/local-stage.ts';
import { makeCallers } from './fuzz/callers.ts';
import { readFuzzOptions } from './fuzz/fuzz-options.ts';
import { type FuzzCaller, reportFolder, runFuzzer } from './fuzz/run-fuzzer.ts';
import { installFuzzer } from './local-endpoint/virtual-environment.ts';
import { main } from './process/main.ts';
import { step } from './steps/step.ts';

const callers: readonly FuzzCaller[] = ['anyone', 'owner', 'staff'];

/**
 * Sends the deployed stage `test` requests that are generated from its own description, valid and invalid, as
 * each caller in turn: no 5xx, and no status, content type or body that the description does not have. Ends with
 * exit code 1 on any finding.
 */
await main(async () => {
  const options = readFuzzOptions();
  const deployment = await deployLocally('test');
  await step('Fuzzer', async (note) => {
    note((await installFuzzer()) ? 'installed' : 'skipped, installed before');
  });
  const made = await step('Callers, with a business, a shop and an offer', () =>
    makeCallers(deployment),
  );
  let exitCode = 0;
  for (const caller of callers) {
    const name = `Fuzzing as ${caller}, ${options.minutes} min, seed ${options.seed}`;
    const { findings } = await step(name, async (note) => {
      const result = await runFuzzer(deployment, made, caller, options);
      note(result.counts);
      return result;
    });
    if (findings === '') continue;
    console.log(`\n${findings}\n`);
    exitCode = 1;
  }
  console.log(`Reports: ${path.relative('.', reportFolder(deployment.stage))}`);
  return exitCode;
});
