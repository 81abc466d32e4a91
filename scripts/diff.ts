import { diffWithAws } from './cdk/diff-with-aws.ts';
import { main } from './process/main.ts';
import { readArguments } from './stage/arguments.ts';

await main(async () => {
  const { stage } = readArguments('npm run diff -- --stage <dev|prod>', { onAws: true });
  await diffWithAws(stage);
  return 0;
});
