import { type Check, performAll } from './checks/check.ts';
import { jestSuite } from './checks/jest-suite.ts';
import { playwrightSuite } from './checks/playwright-suite.ts';
import { staticChecks } from './checks/static-checks.ts';
import { finalLine, oneFailed, onePassed, sumOf } from './checks/tally.ts';
import { findChromium } from './find-chromium.ts';
import { needPort } from './local-endpoint/ports.ts';
import { endAll } from './process/lifetime.ts';
import { main } from './process/main.ts';
import { buildSite } from './site/build-site.ts';
import { localStages } from './stage/local-stage.ts';
import { checkNode } from './stage/preflight.ts';
import { seconds } from './steps/step.ts';
import {
  bringUpTestStage,
  emptyTestStage,
  serveTestSite,
  stageIsUp,
} from './testing/test-stage.ts';

const notUp = { value: oneFailed('Not run: what it needs did not come up.') };

/** The pieces of a whole run that need each other. */
function stageChecks() {
  let stage: Awaited<ReturnType<typeof bringUpTestStage>> | undefined;
  let isServed = false;
  let chromium: string | undefined;
  const step = (name: string, work: () => Promise<unknown>): Check => ({
    name,
    run: async () => {
      await work();
      return { value: onePassed };
    },
  });
  const needing = (check: Check, isReady: () => boolean): Check => ({
    ...check,
    run: async () => (isReady() ? check.run() : notUp),
  });
  const env: NodeJS.ProcessEnv = { [stageIsUp]: '1' };
  return {
    deploy: step('deploy of stage test', async () => {
      await emptyTestStage('npm test');
      stage = await bringUpTestStage();
    }),
    integration: needing(
      jestSuite('integration', { env, workers: 2, timeLimitSeconds: 600 }),
      () => stage !== undefined,
    ),
    build: step('build of the web app', buildSite),
    chromium: step('a Chromium', async () => {
      chromium = await findChromium();
      env['VITRINE_CHROMIUM'] = chromium;
    }),
    serve: step('site of stage test', async () => {
      if (!stage) throw new Error('The stage did not come up.');
      await serveTestSite(stage.endpoint, stage.outputs);
      isServed = true;
    }),
    endToEnd: needing(playwrightSuite(env, 900), () => isServed && chromium !== undefined),
  };
}

await main(async () => {
  const start = performance.now();
  checkNode(process.env['npm_config_user_agent']);
  await needPort(localStages.test.sitePort, 'npm test');
  const { deploy, integration, build, chromium, serve, endToEnd } = stageChecks();
  // Two cores: the deploy waits for the endpoint most of the time, so checks run beside it. The
  // browser has the machine to itself.
  const [beside, meanwhile] = await Promise.all([
    performAll([deploy, integration], 1),
    performAll([build, ...staticChecks, chromium], 1),
  ]);
  const tally = sumOf([...beside, ...meanwhile, ...(await performAll([serve, endToEnd], 1))]);
  await endAll();
  for (const failure of tally.failures) console.error(`\n${failure}`);
  console.log(`\nThe run took ${seconds(performance.now() - start)}.`);
  console.log(finalLine(tally));
  return tally.failed ? 1 : 0;
});
