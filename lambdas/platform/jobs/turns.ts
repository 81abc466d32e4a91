import type { AnyJob } from './job.ts';

/** The turn at which a job is taken for an endless one. */
const lastTurn = 100_000;

/** Throws where a job has continued itself so often that it would do so forever. */
export function requireEnd({ name, turn = 0 }: AnyJob): void {
  if (turn >= lastTurn) throw new Error(`The job ${name} does not end: it has turn ${turn}`);
}

/** Gives the jobs that follow a job their turns: the next one where it continues itself, none where it starts others. */
export function withTurns({ name, turn = 0 }: AnyJob, next: readonly AnyJob[]): readonly AnyJob[] {
  return next.map((job) => (job.name === name ? { ...job, turn: turn + 1 } : job));
}
