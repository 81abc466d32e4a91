import { deployLocally } from './cdk/deploy-locally.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { needPort } from './local-endpoint/ports.ts';
import { main, untilStopped } from './process/main.ts';
import { printDemoAccounts } from './seed/demo-accounts.ts';
import { seedStage } from './seed/seed-stage.ts';
import { bundleDependencies, devServerPort, startDevServer } from './site/dev-server.ts';
import { checkNode } from './stage/preflight.ts';
import { seconds, step } from './steps/step.ts';

await main(async () => {
  const start = performance.now();
  checkNode(process.env['npm_config_user_agent']);
  await needPort(devServerPort, 'the development server');
  const bundled = bundleDependencies();
  const endpoint = await ensureEndpoint('local');
  const outputs = await deployLocally('local', endpoint.url);
  await seedStage('local', endpoint.url, outputs);
  await bundled;
  const address = await step('Development server', async () => ({
    value: await startDevServer(endpoint.url, outputs),
  }));
  console.log(`\nVitrine is ready after ${seconds(performance.now() - start)}: ${address}\n`);
  printDemoAccounts();
  console.log('\nMails that it sends: npm run mail. To stop: Ctrl-C.');
  return untilStopped();
});
