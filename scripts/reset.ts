import { rmSync } from 'node:fs';
import { forgetDeploy } from './cdk/deployed-stacks.ts';
import { destroyLocally } from './cdk/destroy-stage.ts';
import { isOwnEndpointRunning } from './local-endpoint/endpoint-process.ts';
import { endpointAddress } from './local-endpoint/ensure-endpoint.ts';
import { isEndpointAnswering } from './local-endpoint/is-answering.ts';
import { main } from './process/main.ts';
import { stageFolder } from './stage/checkout.ts';
import { step } from './steps/step.ts';

await main(async () => {
  const endpoint = endpointAddress('local');
  // A running endpoint may hold the work of others: only this checkout's stacks are taken from it.
  if (await isEndpointAnswering(endpoint)) await destroyLocally('local', endpoint);
  if (await isOwnEndpointRunning('local')) {
    forgetDeploy('local');
    console.log('\nA running npm start has nothing left to serve: stop it and start it again.');
    return 0;
  }
  await step('Local data', async () => {
    rmSync(stageFolder('local'), { recursive: true, force: true });
    return { value: undefined, note: 'emptied' };
  });
  return 0;
});
