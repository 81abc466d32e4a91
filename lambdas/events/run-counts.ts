import { countEvents } from '../statistics/count-events.ts';
import { done, runFifoBatchesOf } from './run-batch.ts';

export const workOfCounts = {
  'count-events': ({ id, events }, now) => done(countEvents(id, events, now)),
} satisfies Parameters<typeof runFifoBatchesOf<'counts'>>[0];

/** Counts events in shops; the jobs of one business run one after the other. */
export const handler = runFifoBatchesOf<'counts'>(workOfCounts);
