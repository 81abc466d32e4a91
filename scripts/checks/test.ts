import { deployLocally, type LocalDeployment } from '../cdk/local-stage.ts';
import { chooseChromium } from '../find-chromium.ts';
import { endAll, main } from '../process/main.ts';
import { seconds } from '../process/progress.ts';
import { buildSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { jestSuite, playwrightSuite, suiteChecks, toolChecks } from './check-list.ts';
import { report, runChecks, workCheck } from './run-checks.ts';
import { emptyTestStage, stageIsUp } from './test-stage.ts';

let deployment: LocalDeployment | undefined;
const deploy = workCheck('deploy of stage test', async () => {
  deployment = await deployLocally('test');
});
const build = workCheck('build of the web app', buildSite);
let browser = 'none';
const chromium = workCheck('a Chromium', async () => {
  browser = await chooseChromium();
});
const serve = {
  ...workCheck('site of stage test', async () => deployment && serveSite(deployment)),
  needs: [deploy, build],
};
const integration = { ...jestSuite('integration', 2, 1200), needs: [deploy] };
const inProcess = jestSuite('in-process', 2, 500);
const endToEnd = { ...playwrightSuite(900), needs: [serve, chromium] };

await main(async () => {
  const start = performance.now();
  await emptyTestStage('npm test');
  process.env[stageIsUp] = '1';
  // The deploy mostly waits for the endpoint, and the longest suite follows it. The browser tests run alone.
  const tallies = await runChecks(
    [deploy, build, ...toolChecks, integration, ...suiteChecks, chromium, inProcess],
    2,
  );
  tallies.push(...(await runChecks([serve, endToEnd], 1)));
  await endAll();
  return report(tallies, [
    `Browser: ${browser}`,
    `The run took ${seconds(performance.now() - start)}.`,
  ]);
});
