import { localLocations } from '#lib/config/config.ts';
import { deployLocally } from '../cdk/local-stage.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { main, untilStopped } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { printDemoAccounts } from '../seed/demo-accounts.ts';
import { seedStage } from '../seed/seed-stage.ts';
import { buildSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';

await main(async () => {
  await needPort(localLocations.local.sitePort, 'the preview');
  const [deployment] = await Promise.all([
    deployLocally('local'),
    withProgress('Production build', buildSite),
  ]);
  await seedStage(deployment);
  const address = await withProgress('Site', () => serveSite(deployment));
  console.log(`\nThe production build is served by the distribution on ${address}\n`);
  printDemoAccounts();
  console.log('\nTo stop: Ctrl-C.');
  return untilStopped();
});
