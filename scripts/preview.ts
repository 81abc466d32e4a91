import { deployLocally } from './cdk/deploy-locally.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { needPort } from './local-endpoint/ports.ts';
import { main, untilStopped } from './process/main.ts';
import { printDemoAccounts } from './seed/demo-accounts.ts';
import { seedStage } from './seed/seed-stage.ts';
import { buildSite, siteFolder } from './site/build-site.ts';
import { startForwarder } from './site/forwarder.ts';
import { uploadSite } from './site/upload-site.ts';
import { localStages } from './stage/local-stage.ts';
import { checkNode } from './stage/preflight.ts';
import { step } from './steps/step.ts';

await main(async () => {
  checkNode(process.env['npm_config_user_agent']);
  const { sitePort } = localStages.local;
  await needPort(sitePort, 'the preview');
  const endpoint = await ensureEndpoint('local');
  const [outputs] = await Promise.all([
    deployLocally('local', endpoint.url),
    step('Production build', async () => ({ value: await buildSite() })),
  ]);
  await seedStage('local', endpoint.url, outputs);
  await step('Site bucket', async () => {
    const files = await uploadSite(endpoint.url, outputs.SiteBucketName, siteFolder);
    return { value: files, note: `${files} files` };
  });
  const address = await startForwarder(endpoint.url, outputs.DistributionDomainName, sitePort);
  console.log(`\nThe production build is served by the distribution on ${address}\n`);
  printDemoAccounts();
  console.log('\nTo stop: Ctrl-C.');
  return untilStopped();
});
