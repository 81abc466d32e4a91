import { deployLocally } from './cdk/deploy-locally.ts';
import { deployToAws } from './cdk/deploy-to-aws.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { readArguments } from './stage/arguments.ts';
import { isLocalStage } from './stage/local-stage.ts';
import { readOutputs } from './stage/outputs.ts';

await main(async () => {
  const { stage } = readArguments('npm run deploy -- --stage <local|test|dev|prod>');
  if (isLocalStage(stage)) {
    await deployLocally(stage, (await ensureEndpoint(stage)).url);
    return 0;
  }
  await deployToAws(stage);
  console.log(`\nStage ${stage} is on https://${readOutputs(stage).DistributionDomainName}`);
  return 0;
});
