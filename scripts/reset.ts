import { rmSync } from 'node:fs';
import { destroyLocally } from './cdk/local-stage.ts';
import { isEndpointAnswering, isOwnEndpointRunning } from './local-endpoint/endpoint-process.ts';
import { endpointAddress } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { stageFolder } from './stage/checkout.ts';
import { step } from './steps/step.ts';

await main(async () => {
  // A running endpoint may contain stacks of other checkouts, which are kept.
  if (await isEndpointAnswering(endpointAddress('local'))) await destroyLocally('local');
  if (isOwnEndpointRunning('local')) {
    console.log('\nThe stacks of the running npm start were removed: stop it and start it again.');
    return;
  }
  await step('Local data', async (note) => {
    rmSync(stageFolder('local'), { recursive: true, force: true });
    note('emptied');
  });
});
