import { bootstrapOnAws } from './cdk/bootstrap.ts';
import { main } from './process/main.ts';
import { readArguments } from './stage/arguments.ts';

await main(async () => {
  const { stage } = readArguments('npm run bootstrap -- --stage <dev|prod>', { onAws: true });
  await bootstrapOnAws(stage);
  return 0;
});
