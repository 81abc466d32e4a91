import { requireAccount } from './aws/account.ts';
import { needRunningEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { isLocalStage, readArguments } from './stage/arguments.ts';
import { localEnvironment } from './stage/local-environment.ts';
import { readOutputs } from './stage/outputs.ts';
import { productEnvironment } from './stage/product-environment.ts';
import { step } from './steps/step.ts';

await main(async () => {
  const { stage } = readArguments('npm run recount -- --stage <stage>');
  if (isLocalStage(stage)) {
    process.env = localEnvironment(process.env, await needRunningEndpoint(stage));
  } else {
    process.env['AWS_REGION'] = await requireAccount(stage);
  }
  Object.assign(process.env, productEnvironment(stage, readOutputs(stage)));
  // It reads the environment when it is loaded.
  const { everyBusiness, recountBusinesses } = await import('./recount/recount-businesses.ts');

  return step(`Counters of stage ${stage}`, async (note) => {
    const { businesses, shops, corrected, unsettled } = await recountBusinesses(everyBusiness());
    note(`${businesses} businesses and ${shops} shops read, ${corrected.length} numbers corrected`);
    for (const id of corrected) console.log(`corrected: ${id}`);
    for (const id of unsettled) {
      console.log(`not corrected, since its followers change right now; run it again: ${id}`);
    }
    return unsettled.length > 0 ? 1 : 0;
  });
});
