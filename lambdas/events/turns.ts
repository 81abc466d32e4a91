import type { Job, NextJob } from './jobs.ts';

/** A job with this turn counts as endless. */
const lastTurn = 100_000;

/** Throws if a job has continued itself so often that it seems endless. */
export function requireEnd({ name, turn = 0 }: Job): void {
  if (turn >= lastTurn) throw new Error(`The job ${name} does not end: it has turn ${turn}`);
}

/** Sets the turns of follow-up jobs: the next turn where the job continues itself, none for other jobs. */
export function withTurns({ name, turn = 0 }: Job, next: readonly NextJob[]): readonly NextJob[] {
  return next.map((job) => (job.name === name ? { ...job, turn: turn + 1 } : job));
}
