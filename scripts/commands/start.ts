import { devServerPort } from '#lib/config/config.ts';
import { deployLocally } from '../cdk/local-stage.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { main, untilStopped } from '../process/main.ts';
import { seconds, withProgress } from '../process/progress.ts';
import { printDemoAccounts } from '../seed/demo-accounts.ts';
import { seedStage } from '../seed/seed-stage.ts';
import { bundleDependencies, startDevServer } from '../site/dev-server.ts';
import { uploadOpenFiles } from '../site/fill-bucket.ts';

async function bringUpStage() {
  const deployment = await deployLocally('local');
  await withProgress('Files of open pages', () => uploadOpenFiles(deployment));
  await seedStage(deployment);
  return deployment;
}

await main(async () => {
  const start = performance.now();
  await needPort(devServerPort, 'the development server');
  const [deployment] = await Promise.all([bringUpStage(), bundleDependencies()]);
  const address = await withProgress('Development server', () => startDevServer(deployment));
  console.log(`\nVitrine is ready after ${seconds(performance.now() - start)}: ${address}\n`);
  printDemoAccounts();
  console.log('\nTo read the sent mails: npm run mail. To stop: Ctrl-C.');
  return untilStopped();
});
