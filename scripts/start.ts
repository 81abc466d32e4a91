import { deployLocally } from './cdk/deploy-locally.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { needPort } from './local-endpoint/ports.ts';
import { main, untilStopped } from './process/main.ts';
import { printDemoAccounts } from './seed/demo-accounts.ts';
import { seedStage } from './seed/seed-stage.ts';
import { bundleDependencies, devServerPort, startDevServer } from './site/dev-server.ts';
import { checkNode } from './stage/preflight.ts';
import { seconds, step } from './steps/step.ts';

async function bringUpStage() {
  const { url } = await ensureEndpoint('local');
  const outputs = await deployLocally('local', url);
  await seedStage('local', url, outputs);
  return { endpoint: url, outputs };
}

await main(async () => {
  const start = performance.now();
  checkNode(process.env['npm_config_user_agent']);
  await needPort(devServerPort, 'the development server');
  const [{ endpoint, outputs }] = await Promise.all([bringUpStage(), bundleDependencies()]);
  const address = await step('Development server', async () => ({
    value: await startDevServer(endpoint, outputs),
  }));
  console.log(`\nVitrine is ready after ${seconds(performance.now() - start)}: ${address}\n`);
  printDemoAccounts();
  console.log('\nMails that it sends: npm run mail. To stop: Ctrl-C.');
  return untilStopped();
});
