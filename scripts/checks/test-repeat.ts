import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chooseChromium } from '../find-chromium.ts';
import { main } from '../process/main.ts';
import { UserError } from '../process/user-error.ts';
import { playwrightSuite } from './check-list.ts';
import { report, runChecks, type Tally } from './run-checks.ts';
import { bringUpTestSite, emptyTestStage, stageIsUp } from './test-stage.ts';

/** Keeps every CPU core busy until stopped, to simulate a busy machine. */
function keepCoresBusy(): { readonly stop: () => Promise<void> } {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return {
    stop: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}

const command = 'npm run test:repeat';

/** Runs the browser tests several times on one stage while every CPU core is busy. */
await main(async () => {
  const [words = '5', ...more] = process.argv.slice(2);
  const rounds = Number(words);
  if (!/^[1-9]\d?$/.test(words) || more.length > 0) {
    throw new UserError(`Usage: ${command} [-- <rounds, 1 to 99>]`);
  }
  await emptyTestStage(command);
  const browser = await chooseChromium();
  await bringUpTestSite();
  process.env[stageIsUp] = '1';
  const otherWork = keepCoresBusy();
  const tallies: Tally[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const suite = { ...playwrightSuite(1800), name: `round ${round} of ${rounds}` };
    tallies.push(...(await runChecks([suite], 1)));
  }
  await otherWork.stop();
  return report(tallies, [`Browser: ${browser}`, `Rounds: ${rounds}`]);
});
