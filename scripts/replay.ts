import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { replayChanges } from './replay/replay-changes.ts';
import { replayJobs } from './replay/replay-jobs.ts';
import { replayReservations } from './replay/replay-reservations.ts';
import { replaySweep } from './replay/replay-sweep.ts';
import type { Replayed } from './replay/replayed.ts';
import { readArguments } from './stage/arguments.ts';
import type { StageOutputs } from './stage/outputs.ts';
import { useStage } from './stage/use-stage.ts';
import { step } from './steps/step.ts';

const replays: Readonly<Record<string, (outputs: StageOutputs) => Promise<Replayed>>> = {
  jobs: (outputs) => replayJobs(outputs, { queue: 'JobsQueueUrl', failed: 'FailedJobsQueueUrl' }),
  'account-jobs': (outputs) =>
    replayJobs(outputs, { queue: 'AccountJobsQueueUrl', failed: 'FailedAccountJobsQueueUrl' }),
  exports: (outputs) =>
    replayJobs(outputs, { queue: 'ExportsQueueUrl', failed: 'FailedExportsQueueUrl' }),
  messages: (outputs) =>
    replayJobs(outputs, { queue: 'MessagesQueueUrl', failed: 'FailedMessagesQueueUrl' }),
  changes: replayChanges,
  sweep: replaySweep,
  reservations: replayReservations,
};

/** Does failed background work again: `npm run replay -- --stage <stage> <queue>`. */
await main(async () => {
  const usage = `npm run replay -- --stage <stage> <${Object.keys(replays).join('|')}>`;
  const { stage, words } = readArguments(usage, { words: 1 });
  const [queue = ''] = words;
  const replay = replays[queue];
  if (!replay) throw new UserError(`Usage: ${usage}`);
  const outputs = await useStage(stage);
  const { failures } = await step(`Replay of ${queue} of stage ${stage}`, async (note) => {
    const result = await replay(outputs);
    note(`${result.replayed} replayed, ${result.failures.length} failed`);
    return result;
  });
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
});
