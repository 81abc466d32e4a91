import { performAll } from './checks/check.ts';
import { playwrightSuite } from './checks/playwright-suite.ts';
import { finalLine, sumOf, type Tally } from './checks/tally.ts';
import { findChromium } from './find-chromium.ts';
import { needPort } from './local-endpoint/ports.ts';
import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { localStages } from './stage/local-stage.ts';
import { checkNode } from './stage/preflight.ts';
import { keepCoresBusy } from './testing/keep-cores-busy.ts';
import { bringUpTestSite, emptyTestStage, stageIsUp } from './testing/test-stage.ts';

const command = 'npm run test:repeat';

function readRounds(): number {
  const [rounds = '5', ...more] = process.argv.slice(2);
  if (!/^[1-9]\d?$/.test(rounds) || more.length > 0) {
    throw new UserError(`Usage: ${command} [-- <rounds, 1 to 99>]`);
  }
  return Number(rounds);
}

/** Runs the browser tests several times on one stage while other work keeps every core busy. */
await main(async () => {
  const rounds = readRounds();
  checkNode(process.env['npm_config_user_agent']);
  await needPort(localStages.test.sitePort, command);
  const chromium = await findChromium();
  await emptyTestStage(command);
  await bringUpTestSite();
  const suite = playwrightSuite({ [stageIsUp]: '1', VITRINE_CHROMIUM: chromium }, 1800);
  const otherWork = keepCoresBusy();
  const tallies: Tally[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const name = `round ${round} of ${rounds}`;
    const [tally] = await performAll([{ ...suite, name }], 1);
    if (tally) tallies.push(tally);
  }
  await otherWork.stop();
  const total = sumOf(tallies);
  for (const failure of total.failures) console.error(`\n${failure}`);
  console.log(`\nRounds: ${rounds}`);
  console.log(finalLine(total));
  return total.failed ? 1 : 0;
});
