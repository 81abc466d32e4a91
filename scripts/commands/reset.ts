import { rmSync } from 'node:fs';
import { destroyLocally } from '../cdk/local-stage.ts';
import { usableEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { checkout, stageFolder } from '../stage/checkout.ts';

await main(async () => {
  const endpoint = await usableEndpoint('local');
  // An endpoint in AWS_ENDPOINT_URL may contain stacks of other checkouts, which are kept.
  if (endpoint) await destroyLocally('local');
  if (endpoint?.checkout === checkout) {
    console.log('\nThe stacks of the running npm start were removed: stop it and start it again.');
    return;
  }
  await withProgress('Local data', async (note) => {
    rmSync(stageFolder('local'), { recursive: true, force: true });
    note('emptied');
  });
});
