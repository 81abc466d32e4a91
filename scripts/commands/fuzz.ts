import path from 'node:path';
import { deployLocally } from '../cdk/local-stage.ts';
import { makeCallers } from '../fuzz/callers.ts';
import { type FuzzCaller, readFuzzOptions, reportFolder, runFuzzer } from '../fuzz/run-fuzzer.ts';
import { installFuzzer } from '../local-endpoint/virtual-environment.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';

const callers: readonly FuzzCaller[] = ['anyone', 'owner', 'staff'];

/**
 * Sends generated valid and invalid requests to the stage `test`, as each caller in turn. A 5xx is a finding, as is a
 * status, content type or body that the API's description lacks. Exits with 1 on any finding.
 */
await main(async () => {
  const options = readFuzzOptions();
  const deployment = await deployLocally('test');
  await withProgress('Fuzzer', async (note) => {
    note((await installFuzzer()) ? 'installed' : 'skipped, installed before');
  });
  const made = await withProgress('Callers, with a business, a shop and an offer', () =>
    makeCallers(deployment),
  );
  let exitCode = 0;
  for (const caller of callers) {
    const name = `Fuzzing as ${caller}, ${options.minutes} min, seed ${options.seed}`;
    const { findings } = await withProgress(name, async (note) => {
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
