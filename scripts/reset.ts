import { rmSync } from 'node:fs';
import { destroyLocally } from './cdk/local-stage.ts';
import { isEndpointAnswering, isOwnEndpointRunning } from './local-endpoint/endpoint-process.ts';
import { endpointAddress } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { stageFolder } from './stage/checkout.ts';
import { step } from './steps/step.ts';

await main(async () => {
  // A running endpoint may hold the stacks of other checkouts: only this checkout's are removed.
  if (await isEndpointAnswering(endpointAddress('local'))) await destroyLocally('local');
  if (isOwnEndpointRunning('local')) {
    console.log('\nA running npm start has nothing left to serve: stop it and start it again.');
    return;
  }
  await step('Local data', async (note) => {
    rmSync(stageFolder('local'), { recursive: true, force: true });
    note('emptied');
  });
});
