import type { AnyJob } from './job.ts';

/** A job with this turn counts as endless. */
const lastTurn = 100_000;

/** Throws if a job has continued itself so often that it seems endless. */
export function requireEnd({ name, turn = 0 }: AnyJob): void {
  if (turn >= lastTurn) throw new Error(`The job ${name} does not end: it has turn ${turn}`);
}

/** Gives the jobs that follow a job their turns: the next one where it continues itself, none where it starts others. */
export function withTurns({ name, turn = 0 }: AnyJob, next: readonly AnyJob[]): readonly AnyJob[] {
  return next.map((job) => (job.name === name ? { ...job, turn: turn + 1 } : job));
}
