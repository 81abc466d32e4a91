import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { replays } from '../replay/replays.ts';
import { readArguments } from '../stage/arguments.ts';
import { useStage } from '../stage/use-stage.ts';

/** Repeats failed background work: `npm run replay -- --stage <stage> <queue>`. */
await main(async () => {
  const usage = `npm run replay -- --stage <stage> <${Object.keys(replays).join('|')}>`;
  const { stage, words } = readArguments(usage, { words: 1 });
  const [queue = ''] = words;
  const replay = replays[queue];
  if (!replay) throw new UserError(`Usage: ${usage}`);
  const outputs = await useStage(stage);
  const { failures } = await withProgress(`Replay of ${queue} of stage ${stage}`, async (note) => {
    const result = await replay(outputs);
    note(`${result.replayed} replayed, ${result.failures.length} failed`);
    return result;
  });
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
});
