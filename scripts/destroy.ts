import { destroyLocally, destroyOnAws } from './cdk/destroy-stage.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { readArguments } from './stage/arguments.ts';
import { isLocalStage } from './stage/local-stage.ts';

await main(async () => {
  const { stage } = readArguments('npm run destroy -- --stage <local|test|dev|prod>');
  if (isLocalStage(stage)) await destroyLocally(stage, (await ensureEndpoint(stage)).url);
  else await destroyOnAws(stage);
  return 0;
});
